import { languageOf, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { textsOf } from "@thangam/texts/server";
import type { ServerTexts } from "@thangam/texts/shape";

/** The texts for a reader: of the language they chose, else of the first that their browser asks for and we have. */
export function textsFor(chosen: string | null, acceptLanguage: string | undefined): ServerTexts {
  return textsOf(languageFor(chosen, acceptLanguage));
}

/** What a reader reads: the language they chose, else the first their browser asks for that we have, else English. */
export function languageFor(chosen: string | null, acceptLanguage: string | undefined): Language {
  const wanted = [...(chosen === null ? [] : [chosen]), ...preferred(acceptLanguage ?? "")];
  return wanted.flatMap((tag) => languageOf(tag) ?? [])[0] ?? SOURCE_LANGUAGE;
}

/** "ta-IN,en;q=0.8" → ["ta-in", "en"] */
function preferred(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
