import { messages as english } from "./en/messages.ts";
import { interpolate } from "./interpolate.ts";
import type { Values } from "./interpolate.ts";
import type { Messages } from "./shape.ts";

/** The sentence of a code in a language. A place whose value is not given stays as it is: a refusal always has a sentence. */
export function messageText(
  { language, messages }: { language: string; messages: Messages },
  code: keyof Messages,
  params: Values = {},
): string {
  const text = messages[code];
  const places = Array.from(text.matchAll(/\{(\w+)\}/g), ([place, name = ""]) => [name, place]);
  return interpolate(text, { ...Object.fromEntries(places), ...params }, language);
}

export function isMessageCode(code: string): code is keyof Messages {
  return Object.hasOwn(english, code);
}
