import { glob, readFile } from "node:fs/promises";
import { formatter } from "@lingui/format-po";
import { expect, test } from "vitest";
import { compile } from "#i18n/compile.ts";
import type { Token } from "#i18n/compile.ts";
import { tExtractor } from "./t-extractor.ts";

/** The writing of a language, by which a sentence left in English is known. */
const translations = [
  ["ta", /\p{Script=Tamil}/u],
  ["hi", /\p{Script=Devanagari}/u],
] as const;
/** The same in every language. */
const untranslated = new Set(["UPI", "PDF", "PDF, A5", "{label} ( / )"]);

const source = new URL("../src/", import.meta.url);

async function sentencesOfTheScreens(): Promise<Set<string>> {
  const said = new Set<string>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: source })) {
    if (!tExtractor.match(file)) continue;
    const code = await readFile(new URL(file, source), "utf8");
    tExtractor.extract(file, code, ({ id }) => said.add(id));
  }
  return said;
}

async function catalogOf(language: string): Promise<Map<string, string>> {
  const file = new URL(`i18n/${language}.po`, source);
  const text = await readFile(file, "utf8");
  const format = formatter({ explicitIdAsDefault: true });
  const catalog = await format.parse(text, { locale: language, sourceLocale: "en", filename: file.pathname });
  return new Map(Object.entries(catalog ?? {}).map(([id, { translation = "" }]) => [id, translation]));
}

/** The places that a sentence leaves, and its choices: `["count plural"]`. */
function placesOf(sentence: string): string[] {
  const ofTokens = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (typeof token === "string") return token === "#" ? ["#"] : [];
      const [name, kind, cases = {}] = token;
      return kind === undefined ? [name] : [`${name} ${kind}`, ...Object.values(cases).flatMap(ofTokens)];
    });
  return [...new Set(ofTokens(compile(sentence)))].toSorted();
}

test.for(translations)("everything that a screen says is translated in %s.po, and nothing else", async ([language]) => {
  const catalog = await catalogOf(language);
  const said = [...(await sentencesOfTheScreens())];
  // Else: `pnpm --filter @thangam/web extract`, and translate what is new.
  expect(said.filter((sentence) => !catalog.get(sentence))).toEqual([]);
  expect([...catalog.keys()].filter((sentence) => !said.includes(sentence))).toEqual([]);
});

test.for(translations)("a sentence in %s keeps its places, and is in its own writing", async ([language, writing]) => {
  const catalog = await catalogOf(language);
  for (const [english, translated] of catalog) {
    expect(placesOf(translated), english).toEqual(placesOf(english));
    if (!untranslated.has(english)) expect(translated, english).toMatch(writing);
  }
});
