import type { messages } from "./en/messages.ts";
import type { screens } from "./en/screens.ts";
import type { Language } from "./languages.ts";

/** The sentences that have a code: of mistakes, of refusals, and what the shop's handbook quotes. */
export type Messages = Readonly<Record<keyof typeof messages, string>>;

/** A sentence of the screens. The English one is its own id. */
export type ScreenText = (typeof screens)[number];
export type ScreenTexts = Readonly<Record<ScreenText, string>>;

/** The terms of the savings schemes: paragraphs, in the order in which they are read. */
export type Terms = readonly string[];

/** What a browser loads of the reader's language. English stands where it is used. */
export interface WebTexts {
  messages: Messages;
  screens: ScreenTexts;
}

/** What the server writes in one language. */
export interface ServerTexts {
  language: Language;
  messages: Messages;
}
