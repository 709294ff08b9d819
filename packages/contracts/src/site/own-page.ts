import type { Language } from "@thangam/texts/languages";

// A screen as the server writes it for the one person who asked for it: docs/decisions/030.

/** The answers of operations without an input, by wire name, as they are on the wire. */
export type OwnAnswers = Readonly<Record<string, unknown>>;

export interface OwnPageRequest {
  language: Language;
  /** The address of a screen of `firstAnswers`. */
  path: string;
  /** Whether every page says that payments are tests. */
  hasTestPayments: boolean;
  /** Of `Get_Session`, `Get_Shop` and of what the screen shows first. */
  answers: OwnAnswers;
}

/** Writes pages of the screens of `firstAnswers`. */
export interface OwnPageWriter {
  /** The whole page; null for who may not open the screen, and where it leads to another one first. */
  renderOwnPage: (request: OwnPageRequest) => string | null;
  /** The page without anything of a person, which the program fills. */
  programPageAt: (path: string) => string;
}

/** The id of the element in which the program finds the answers. Whose they are the page itself says, by its `data-own`: the user's id. */
export const OWN_ANSWERS = "answers";
