import { expect, test } from "vitest";
import {
  blankNominees,
  draftOfNominees,
  nomineesTyped,
  sharesOf,
  withNominee,
  withoutNominee,
} from "./nominee-draft.ts";
import type { NomineeDraft } from "./nominee-draft.ts";

const shares = (nominees: readonly NomineeDraft[]) => nominees.map(({ share }) => share);
const [first] = blankNominees.nominees;

test("who is added gets as much as each of the others, while all have as much", () => {
  const two = withNominee(blankNominees.nominees);
  const three = withNominee(two);
  expect([shares(two), shares(three), sharesOf(three)]).toEqual([["50", "50"], ["34", "33", "33"], 100]);
  expect(shares(withoutNominee(three, two[0]?.key ?? -1))).toEqual(["50", "50"]);
  expect(new Set(three.map(({ key }) => key)).size).toBe(3);
  let all = blankNominees.nominees;
  while (all.length < 10) {
    all = withNominee(all);
    expect(sharesOf(all)).toBe(100);
  }
});

test("who is added to shares that were typed gets what is left, and nobody else less", () => {
  const typed = [{ ...first!, share: "70" }];
  expect(shares(withNominee(typed))).toEqual(["70", "30"]);
  expect(shares(withNominee([{ ...first!, share: "120" }]))).toEqual(["120", ""]);
  expect(shares(withoutNominee([...typed, { ...first!, key: 1, share: "30" }], 1))).toEqual(["70"]);
});

test("a book's nominees come back from the fields as they were, and none of them without the tick", () => {
  const nominees = [
    { name: "Kavitha", relation: "Wife", mobile: "9840012345", sharePercent: 60, isMinor: false, guardian: null },
    { name: "Ravi", relation: "Son", mobile: null, sharePercent: 40, isMinor: true, guardian: "Kavitha" },
  ] as const;
  const draft = draftOfNominees(nominees);
  expect(nomineesTyped(draft)).toEqual([
    { name: "Kavitha", relation: "Wife", mobile: "9840012345", sharePercent: "60", isMinor: false },
    { name: "Ravi", relation: "Son", sharePercent: "40", isMinor: true, guardian: "Kavitha" },
  ]);
  expect(nomineesTyped({ ...draft, namesNominees: "" })).toEqual([]);
  expect(nomineesTyped(draftOfNominees([]))).toEqual([]);
});
