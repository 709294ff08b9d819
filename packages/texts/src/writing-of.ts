import type { Language } from "./languages.ts";

/** Finds a letter of the writing of a language, by which a text that was left in English is known. */
export function writingOf(language: Language): RegExp {
  return new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script ?? "Latn"}}`, "u");
}
