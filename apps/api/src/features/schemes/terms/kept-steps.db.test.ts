import { daysAfter, gold22 } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { bonus, give, schedule, valuation } from "./terms.testing.ts";

const joinedOn = "2026-01-31";

/** A book that was paid so many days after joining; instalments fall due after 0, 28, 59, 89 and 120 days. */
function paidAfter(...days: number[]) {
  const payments = days.map((after) => ({ day: daysAfter(joinedOn, after), paise: "100000", weight: "1000" }));
  return { joinedOn, instalment: "100000", payments };
}

/** The benefit of such a book on 31 May, after four months. */
async function given(benefit: object, late: object, ...days: number[]) {
  const terms = {
    schedule: schedule(),
    gold: gold22,
    benefits: [benefit],
    late: { grace: 3, each: "instalment", ...late },
  };
  return (await valuation(terms, paidAfter(...days), "2026-05-31")).benefits[0];
}

describe("who pays on, late, keeps the step that she had", () => {
  const steps = (first: number) =>
    bonus([
      { paid: 2, ...give(first) },
      { paid: 4, ...give(2000) },
    ]);
  const lose = { share: 3000 };

  test.each<[string, number, number[], number, string, number]>([
    ["nothing late", 1000, [0, 28, 59, 89], 1, "20000", 0],
    ["one late", 1000, [0, 28, 69, 89], 1, "14000", 1],
    ["two late", 1000, [0, 28, 69, 99], 0, "10000", 0],
    ["two late, one of them in the first step, too", 1000, [0, 38, 69, 89], 1, "8000", 2],
    ["of equals the last", 1400, [0, 28, 69, 89], 1, "14000", 1],
  ])("%s", async (_, first, days, row, paise, units) => {
    expect(await given(steps(first), { lose }, ...days)).toMatchObject({ row, paise, units, reason: "given" });
  });

  test("also of paise, and of one that names what was paid among others", async () => {
    const paise = bonus([{ give: { paise: "15000" } }, { paid: 4, give: { paise: "20000" } }]);
    // The first row looks at all eleven instalments, of which one is late: both keep 70 %.
    expect(await given(paise, { lose }, 0, 28, 69, 89)).toMatchObject({ row: 1, paise: "14000", units: 1 });
    const months = bonus([
      { months: 1, ...give(1500) },
      { months: 1, paid: 4, ...give(2000) },
    ]);
    expect(await given(months, { lose }, 0, 28, 69, 89)).toMatchObject({ row: 0, paise: "15000", units: 0 });
  });

  test("a row that lost all counts only where all rows did", async () => {
    const fromNothing = bonus([
      { paid: 1, ...give(0) },
      { paid: 4, ...give(2000) },
    ]);
    expect(await given(fromNothing, { lose: "all" }, 0, 28, 69, 89)).toMatchObject({
      row: 0,
      reason: "given",
      units: 0,
      paise: "0",
    });
    // Of one instalment, or of none, the row looks at the first.
    const ofNone = { ...fromNothing, when: [{ paid: 0, ...give(0) }, ...fromNothing.when.slice(1)] };
    for (const benefit of [fromNothing, ofNone])
      expect(await given(benefit, { lose: "all" }, 0, 38, 69, 89)).toMatchObject({ row: 0, reason: "given", units: 0 });
    expect(await given(fromNothing, { lose: "all" }, 9, 28, 69, 89)).toMatchObject({
      row: 1,
      reason: "late",
      units: 2,
      paise: "0",
    });
  });
});

test("without a condition on what was paid the last row counts even where lateness leaves less of it", async () => {
  const steps = bonus([
    { months: 1, ...give(1000) },
    { months: 4, ...give(1100) },
  ]);
  expect(await given(steps, { lose: { share: 3000 } }, 0, 28)).toMatchObject({ row: 1, paise: "4400", units: 2 });
});

test.each<[string, object, number, string]>([
  ["on joining, one", { months: 0 }, 0, "10000"],
  ["after a month, one", { months: 1 }, 0, "10000"],
  ["the day after the second is due, two", { days: 29 }, 1, "5000"],
  ["after two months or fewer days, two", { months: 2, days: 5 }, 1, "5000"],
  ["after two months or more days, three", { months: 2, days: 60 }, 1, "6666"],
  ["at any time, eleven", {}, 1, "9090"],
])("of the instalments a row looks at those due before it: %s", async (_, when, units, paise) => {
  const lose = { share: "instalment" };
  expect(await given(bonus([{ ...when, ...give(1000) }]), { lose, free: 0, grace: 60 }, 0, 99, 99, 99)).toMatchObject({
    paise,
    units,
  });
});

test("of the making charge, each percentage is the most that lateness leaves of it by any reached row", async () => {
  const making = {
    as: "making",
    of: "saved",
    when: [
      { paid: 2, ...give(1000) },
      { paid: 4, ...give(9000) },
    ],
    between: "step",
    beyond: 2001,
    items: { coin: 4000, diamond: 0 },
  };
  expect(await given(making, { lose: { share: 3000 } }, 0, 28, 69, 89)).toMatchObject({
    row: 1,
    units: 1,
    making: { percent: 6300, beyond: 2001, items: { coin: 4000, diamond: 0 }, coveredMg: "4000" },
  });
  expect(await given(making, { lose: { share: 3000 } }, 0, 38, 69, 89)).toMatchObject({
    row: 1,
    units: 2,
    making: { percent: 3600, beyond: 1400, items: { coin: 2800, diamond: 0 } },
  });
  const byMonths = {
    ...making,
    when: [
      { months: 1, ...give(1000) },
      { months: 4, ...give(9000) },
    ],
  };
  expect(await given(byMonths, { lose: { share: 3000 } }, 0, 28, 69, 89)).toMatchObject({ making: { beyond: 1400 } });
});
