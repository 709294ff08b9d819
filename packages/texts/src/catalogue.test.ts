import { glob } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { labels as englishLabels } from "./en/labels.ts";
import { screens as english } from "./en/screens.ts";
import { languages, SOURCE_LANGUAGE } from "./languages.ts";
import type { Language } from "./languages.ts";
import { loadLateScreens, loadSiteTexts, loadTerms, loadWebTexts } from "./load-web.ts";
import { placesOf } from "./places-of.ts";
import { textsOf } from "./server.ts";
import { writingOf } from "./writing-of.ts";

/** The same in every language. */
const untranslated = new Set(["UPI", "PDF", "PDF, A5", "{label} ( / )"]);

const translations = languages.filter((language) => language !== SOURCE_LANGUAGE);

/** Every text of a language by where it stands: `["messages.value_missing", "இது தேவை."]`. */
async function textsIn(language: Language): Promise<[where: string, text: string][]> {
  const { labels, screens } =
    language === SOURCE_LANGUAGE
      ? { labels: englishLabels, screens: Object.fromEntries(english.map((text) => [text, text])) }
      : await webTextsOf(language);
  // The labels of operations stand on these in English: the test of the registry compares them.
  const elsewhere = { auditLabels: undefined, language: undefined, font: undefined };
  return flat({ ...textsOf(language), labels, screens, ...elsewhere }, "");
}

async function webTextsOf(language: Language) {
  const [{ labels, screens }, late, ofSite] = await Promise.all([
    loadWebTexts(language),
    loadLateScreens(language),
    loadSiteTexts(language),
  ]);
  return { labels, screens: { ...screens, ...late, ...ofSite } };
}

function flat(value: unknown, where: string): [where: string, text: string][] {
  if (typeof value === "string") return [[where, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, where === "" ? key : `${where}.${key}`));
}

test("the script of a language reveals a text that was left in English", () => {
  expect(writingOf("ta").test("இது தேவை.")).toBe(true);
  expect(writingOf("hi").test("This is needed.")).toBe(false);
});

async function filesOf(language: Language): Promise<string[]> {
  const found = await Array.fromAsync(glob(`${language}/**/*.ts`, { cwd: import.meta.dirname }));
  const ofTexts = found.filter((file) => !file.endsWith(".test.ts"));
  return ofTexts.map((file) => file.slice(language.length + 1)).toSorted();
}

describe.for(translations)("in %s", (language) => {
  test("the files are those of English, and the list that a browser loads", async () => {
    expect(await filesOf(language)).toEqual([...(await filesOf(SOURCE_LANGUAGE)), "web.ts"].toSorted());
  });

  test("every text is there, with the places of the English one", async () => {
    const [texts, expected] = await Promise.all([textsIn(language), textsIn(SOURCE_LANGUAGE)]);
    const placesBy = (all: [string, string][]) =>
      Object.fromEntries(all.map(([where, text]) => [where, placesOf(text)]));
    expect(placesBy(texts)).toEqual(placesBy(expected));
  });

  test("every text is in its own writing", async () => {
    const left = (await textsIn(language)).filter(
      ([where, text]) =>
        !untranslated.has(where.replace(/^(labels|screens|documents)\./, "")) && !writingOf(language).test(text),
    );
    expect(left).toEqual([]);
  });

  test("there are as many paragraphs of terms as in English, in its own writing", async () => {
    const terms = await loadTerms(language);
    expect(terms).toHaveLength((await loadTerms(SOURCE_LANGUAGE)).length);
    for (const paragraph of terms) expect(paragraph).toMatch(writingOf(language));
  });
});
