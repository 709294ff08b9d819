import { messages as en } from "@thangam/texts/en/messages";
import { isMessageCode, messageText } from "@thangam/texts/message-text";
import type { NoticeCode } from "@thangam/texts/en/messages";
import { spokenLanguage, spokenMessages } from "#i18n/i18n.ts";

/** The sentence of a message code, of whatever the server or a schema said; an unknown code is simply not valid. */
export function messageOfCode(code: string, params?: Record<string, string>): string {
  const spoken = { language: spokenLanguage(), messages: spokenMessages() ?? en };
  return messageText(spoken, isMessageCode(code) ? code : "value_invalid", params);
}

/** A sentence of the shop's handbook: `notice("client_added")`. */
export function notice(code: NoticeCode, params?: Record<string, string>): string {
  return messageOfCode(code, params);
}
