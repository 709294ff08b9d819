import { languages } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { loadTerms } from "@thangam/texts/load-web";

const texts = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadTerms(language)] as const)),
);

/** The terms of joining in a language, all of which are here before a page is written. */
export function joiningTerms(language: Language): readonly string[] | undefined {
  return texts.get(language);
}
