import { en } from "./en.ts";

export type { MessageCode, NoticeCode } from "./en.ts";
export type Messages = Record<keyof typeof en, string>;

/** The sentence of a code, with `{name}` places filled in. */
export function sentence(messages: Messages, code: keyof Messages, params: Record<string, string> = {}): string {
  return messages[code].replaceAll(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
}

export function isMessageCode(code: string): code is keyof Messages {
  return Object.hasOwn(en, code);
}
