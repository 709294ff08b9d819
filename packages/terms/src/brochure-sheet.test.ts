import { expect, test } from "vitest";
import { addedText, brochureSheet, SUPPOSED_RATE } from "./brochure-sheet.ts";
import type { Terms } from "./terms.ts";
import { gold22, monthly, rupees, steps } from "./testing/arrange.ts";

const words = {
  rupees: (paise: bigint) => `Rs ${(Number(paise) / 100).toFixed(2)}`,
  grams: (mg: bigint) => `${Number(mg) / 1000} g`,
  percent: (share: number) => `${share / 100} %`,
  offMaking: (share: string) => `${share} off`,
};
const asked = { instalment: rupees(1000), joinedOn: "2026-11-22", rate: SUPPOSED_RATE };
const sheet = (terms: Terms) => brochureSheet({ ...asked, terms }, words);
const read = (terms: Terms) =>
  sheet(terms).lines.map((line) => [
    line.instalment ?? (line.isLast ? "ready" : ""),
    line.paid,
    ...(line.gold === null ? [] : [line.gold]),
    line.added,
    line.total,
    ...(line.isStep ? ["step"] : []),
  ]);

test("of a scheme in rupees a line tells what was paid, what is added and both together, in whole rupees", () => {
  const terms: Terms = {
    schedule: monthly(2),
    benefits: [
      steps("instalment", [
        { paid: 1, give: { percent: 1005 } },
        { paid: 2, give: { percent: 5000 } },
      ]),
    ],
  };
  expect(read(terms)).toEqual([
    [1, "Rs 1000", "Rs 100.50", "Rs 1100.50", "step"],
    [2, "Rs 2000", "Rs 500", "Rs 2500", "step"],
    ["ready", "Rs 2000", "Rs 500", "Rs 2500"],
  ]);
});

test("of a scheme in gold the grams stand beside it, and gold that grows with the savings is no step", () => {
  const benefits = [steps("saved", [{ give: { percent: 1000 } }], { as: "gold" })];
  expect(read({ schedule: monthly(2), gold: gold22, benefits })).toEqual([
    [1, "Rs 1000", "0.1 g", "0.01 g", "0.11 g", "step"],
    [2, "Rs 2000", "0.2 g", "0.02 g", "0.22 g"],
    ["ready", "Rs 2000", "0.2 g", "0.02 g", "0.22 g"],
  ]);
});

test("where nothing but the making charge comes off, the heading says so and the line its share", () => {
  const waiver = steps("saved", [{ paid: 2, give: { percent: 5000 } }], { as: "making" });
  const terms: Terms = { schedule: monthly(2), gold: gold22, benefits: [waiver] };
  expect(sheet(terms).isWaiver).toBe(true);
  expect(read(terms).map((line) => line.slice(3))).toEqual([
    ["–", "0.1 g"],
    ["50 %", "0.2 g", "step"],
    ["50 %", "0.2 g"],
  ]);
  const making = { percent: 5000, coveredMg: null };
  expect(addedText({ bonusPaise: rupees(5), bonusMg: 20n, making }, words)).toBe("Rs 5 + 0.02 g + 50 % off");
});
