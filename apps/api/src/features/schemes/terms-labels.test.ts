import type { Terms } from "@thangam/terms/terms";
import { expect, test } from "vitest";
import { changedTerms, termsWords } from "./terms-labels.ts";

const label = 'Early · late.grace 7; "minimum": 1';
const terms: Terms = {
  schedule: { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } },
  gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "exact" } },
  benefits: [
    {
      as: "making",
      of: "saved",
      when: [{ give: { percent: 1 } }],
      between: "step",
      items: { "Chain · late.free 9": 50 },
    },
  ],
  exit: [{ label, deduct: [] }],
};

test("what a shop wrote in its own words is quoted, so that it passes for no other member", () => {
  const words = termsWords(terms);
  expect(words).toContain(` · benefits.0.items."Chain · late.free 9" 50 · exit.0.label ${JSON.stringify(label)}`);
  expect(words).toContain("schedule.instalments 11 · schedule.due joining");
});

test("of two versions the members alone that differ are told", () => {
  const other: Terms = { ...terms, exit: [{ label: "Late", paidBefore: 6, deduct: [] }] };
  expect(changedTerms(terms, other)).toEqual({
    from: `exit.0.label ${JSON.stringify(label)}`,
    to: 'exit.0.label "Late" · exit.0.paidBefore 6',
  });
});
