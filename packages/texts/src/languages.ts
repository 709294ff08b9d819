/**
 * Every language of the portal, named in itself, in the order in which people choose among them.
 * A language is its line here and its folder beside this file: docs/adding/language.md.
 */
const table = [
  { code: "en", name: "English" },
  { code: "ta", name: "தமிழ்" },
  { code: "hi", name: "हिन्दी" },
] as const;

export type Language = (typeof table)[number]["code"];

export const languages: readonly Language[] = table.map(({ code }) => code);

/** The language in which the code is written, and which is read where nothing else is known. */
export const SOURCE_LANGUAGE = "en" satisfies Language;

/** What a language is called in itself, so that whoever reads it finds it. */
export function languageName(language: Language): string {
  return table.find(({ code }) => code === language)?.name ?? language;
}

/** The language that a tag names: "ta-IN" is "ta". Undefined for a language that the portal does not have. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const code = tag?.toLowerCase().split("-")[0];
  return languages.find((known) => known === code);
}
