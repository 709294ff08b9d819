import { encode, decodeTerms } from "@thangam/terms/json/json";
import { anyCase } from "@thangam/terms/testing/any-terms";
import { wordsIn } from "@thangam/terms/testing/words";
import { expect, test } from "vitest";
import { draftOfTerms } from "./draft-of-terms.ts";
import { galleryCards } from "./gallery-cards.ts";
import { storedOfDraft } from "./stored-of-draft.ts";

const CASES = 4000;

test("terms survive the form, whatever they say, and each word of the language was said", () => {
  const words = new Map<string, number>();
  for (let seed = 0; seed < CASES; seed += 1) {
    const stored = encode(anyCase(seed).terms);
    expect(storedOfDraft(draftOfTerms(anyCase(seed).terms))).toEqual(stored);
    for (const word of wordsIn(stored)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  const rare = [...words].filter(([, count]) => count < 20);
  expect(rare).toEqual([]);
  expect(words.size).toBeGreaterThan(90);
});

test("what cannot be read stays at its place, and is refused there", () => {
  const [card] = galleryCards;
  if (card === undefined) throw new Error("the gallery is empty");
  const draft = draftOfTerms(card.terms);
  const broken = { ...draft, schedule: { ...draft.schedule, instalments: "eleven" } };
  expect(storedOfDraft(broken)).toMatchObject({ schedule: { instalments: "eleven" } });
  expect(decodeTerms(storedOfDraft(broken)).problems).toEqual([{ code: "invalid", path: ["schedule", "instalments"] }]);
});
