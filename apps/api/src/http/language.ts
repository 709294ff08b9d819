import { en } from "@thangam/contracts/texts/en";
import { hi } from "@thangam/contracts/texts/hi";
import type { Messages } from "@thangam/contracts/texts/index";
import { ta } from "@thangam/contracts/texts/ta";
import { languages } from "@thangam/contracts/values/languages";

type Language = (typeof languages)[number];

/** The languages we can answer in; English is what remains when we cannot. */
const messagesByLanguage: Readonly<Record<Language, Messages>> = { en, ta, hi };

/** The sentences for a reader: the language they chose, else the first their browser asks for that we speak. */
export function messagesFor(chosen: string | null, acceptLanguage: string | undefined): Messages {
  return messagesByLanguage[languageFor(chosen, acceptLanguage)];
}

/** What a reader reads: the language they chose, else the first their browser asks for that we speak, else English. */
export function languageFor(chosen: string | null, acceptLanguage: string | undefined): Language {
  const wanted = [...(chosen === null ? [] : [chosen]), ...preferred(acceptLanguage ?? "")];
  return wanted.flatMap((name) => languages.find((known) => known === name) ?? [])[0] ?? "en";
}

/** "ta-IN,en;q=0.8" → ["ta", "en"] */
function preferred(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: range.split("-")[0] ?? "", quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
