import { describe, expect, test } from "vitest";
import { languages, SOURCE_LANGUAGE } from "./languages.ts";
import { loadGuides } from "./load-web.ts";
import type { GuideTexts } from "./shape.ts";
import { writingOf } from "./writing-of.ts";

const english = await loadGuides(SOURCE_LANGUAGE);
const translations = languages.filter((language) => language !== SOURCE_LANGUAGE);

/** Every text of the guides by where it stands. That there are as many is seen by the types. */
function textsOf({ guides, purposes }: GuideTexts): [where: string, text: string][] {
  const ofGuides = Object.entries(guides).flatMap(([name, { title, about, parts }]) => [
    [`${name}.title`, title] as const,
    [`${name}.about`, about] as const,
    ...parts.flatMap(({ heading, pictures = {}, lines }, part) =>
      [heading, ...lines, ...Object.values(pictures)].map((text, line) => [`${name}.${part}.${line}`, text] as const),
    ),
  ]);
  return [...ofGuides, ...Object.entries(purposes)].map(([where, text]) => [where, text]);
}

/** The places of a line, in any order: languages have their own. */
const placesIn = (text: string) => (text.match(/\{[^}]+\}/g) ?? []).toSorted();

test("no two parts of a guide have the same heading, and no two guides the same title", async () => {
  for (const language of languages) {
    const { guides } = await loadGuides(language);
    const titles = Object.values(guides).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const [name, { parts }] of Object.entries(guides))
      expect(new Set(parts.map(({ heading }) => heading)).size, name).toBe(parts.length);
  }
});

describe.for(translations)("the guides in %s", (language) => {
  test("have every text of the English ones at its place, with the same screens, guides and buttons named", async () => {
    const placesBy = (texts: GuideTexts) =>
      Object.fromEntries(textsOf(texts).map(([where, text]) => [where, placesIn(text)]));
    expect(placesBy(await loadGuides(language))).toEqual(placesBy(english));
  });

  test("are in their own writing", async () => {
    const left = textsOf(await loadGuides(language)).filter(([, text]) => !writingOf(language).test(text));
    expect(left).toEqual([]);
  });
});
