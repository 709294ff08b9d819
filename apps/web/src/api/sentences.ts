import { en } from "@thangam/contracts/texts/en";
import { isMessageCode, sentence } from "@thangam/contracts/texts/index";
import type { NoticeCode } from "@thangam/contracts/texts/en";
import { spokenSentences } from "#i18n/i18n.ts";

/** The sentence of a message code, of whatever the server or a schema said; an unknown code is simply not valid. */
export function sentenceOfCode(code: string, params?: Record<string, string>): string {
  return sentence(spokenSentences() ?? en, isMessageCode(code) ? code : "value_invalid", params);
}

/** A sentence of the shop's handbook: `notice("client_added")`. */
export function notice(code: NoticeCode, params?: Record<string, string>): string {
  return sentenceOfCode(code, params);
}
