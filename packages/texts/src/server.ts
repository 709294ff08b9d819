import { languages } from "./languages.ts";
import type { Language } from "./languages.ts";
import type { ServerTexts } from "./shape.ts";

const textsByLanguage: ReadonlyMap<Language, ServerTexts> = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadServerTexts(language)] as const)),
);

/** What the server writes in a language. Every language is loaded when the process starts. */
export function textsOf(language: Language): ServerTexts {
  const texts = textsByLanguage.get(language);
  if (texts === undefined) throw new Error(`There is no folder of the language ${language}`);
  return texts;
}

async function loadServerTexts(language: Language): Promise<ServerTexts> {
  // catalogue.test.ts sees that every language has this file, whose parts declare their types.
  const parts: Omit<ServerTexts, "language"> = await import(`./${language}/server.ts`);
  return { ...parts, language };
}
