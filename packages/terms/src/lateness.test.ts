import { describe, expect, test } from "vitest";
import type { Day, LateTerms, Row, Saved, Schedule, Terms } from "./terms.ts";
import { ask, daysAfter, monthly, months, paid, rupees, steps } from "./testing/arrange.ts";

const joinedOn = "2025-01-31";
const late: LateTerms = { grace: 5, each: "instalment", lose: { share: "instalment" } };

/** Six instalments of Rs 1,000, of which those named are so many days late. */
function savedLate(lateDays: Record<number, number>): Saved {
  const due = ["2025-01-31", "2025-02-28", "2025-03-31", "2025-04-30", "2025-05-31", "2025-06-30"];
  const days = due.map((day, at) => daysAfter(day, lateDays[at + 1] ?? 0)).toSorted();
  return { joinedOn, instalment: rupees(1000), payments: paid(rupees(1000), days) };
}

function terms(
  given: Partial<LateTerms>,
  row: Row = { paid: 6, give: { percent: 6000 } },
  more: Partial<Terms> = {},
): Terms {
  return { schedule: monthly(6), benefits: [steps("instalment", [row])], late: { ...late, ...given }, ...more };
}

const given = (terms: Terms, saved: Saved, day = "2025-07-31") => ask(terms, saved, day).benefits[0];

test("whoever has lost all of a share earns nothing because they were late", () => {
  const lost = given(terms({ lose: { share: 5000 } }), savedLate({ 1: 10, 2: 10 }));
  expect(lost).toMatchObject({ reason: "late", units: 2, paise: 0n });
});

describe("due days", () => {
  test("are those of the month, clipped to its end, or moved by holidays", () => {
    const saved = { ...savedLate({}), holidays: ["2025-03-31", "2025-04-01"] };
    const due = ask(terms({}), saved, joinedOn).instalments.map(({ dueOn }) => dueOn);
    expect(due).toEqual(["2025-01-31", "2025-02-28", "2025-04-02", "2025-04-30", "2025-05-31", "2025-06-30"]);
  });

  test("may be one day of every month, or of every second one", () => {
    const on = (every: number) => ({ ...monthly(4), every: { months: every }, due: { day: 30 } });
    const dueOf = (every: number) =>
      ask({ schedule: on(every), benefits: [] }, savedLate({}), joinedOn).instalments.map(({ dueOn }) => dueOn);
    expect(dueOf(1)).toEqual(["2025-01-31", "2025-02-28", "2025-03-30", "2025-04-30"]);
    expect(dueOf(2)).toEqual(["2025-01-31", "2025-03-30", "2025-05-30", "2025-07-30"]);
  });
});

describe("what one late instalment of six costs", () => {
  test.each<[string, Partial<LateTerms>, number]>([
    ["a sixth", {}, 500],
    ["a stated share", { lose: { share: 2500 } }, 450],
    ["points of the percentage", { lose: { points: 1000 } }, 500],
    ["all", { lose: "all" }, 0],
    ["nothing within the grace", { grace: 6, lose: "all" }, 600],
    ["nothing where one is free", { free: 1, lose: "all" }, 600],
    ["nothing before thirty days are over", { each: "30 days", lose: "all" }, 600],
  ])("%s", (_, rule, amount) => {
    expect(given(terms(rule), savedLate({ 2: 6 }))?.paise).toBe(rupees(amount));
  });

  test("each thirty days after the grace, of each instalment by itself", () => {
    const rule: Partial<LateTerms> = { each: "30 days", lose: { share: 1000 } };
    expect(given(terms(rule), savedLate({ 6: 64 }), "2025-09-30")).toMatchObject({ units: 1, paise: rupees(540) });
    expect(given(terms(rule), savedLate({ 6: 65 }), "2025-09-30")).toMatchObject({ units: 2, paise: rupees(480) });
  });

  test("a part of an amount in rupees, by points as by a share", () => {
    const row: Row = { give: { paise: rupees(90) } };
    expect(given(terms({ lose: { points: 1000 } }, row), savedLate({ 2: 6 }))?.paise).toBe(rupees(81));
    expect(given(terms({ lose: { share: 3333 } }, row), savedLate({ 2: 6, 3: 6 }))?.paise).toBe(3000n);
  });
});

describe("an instalment that is not paid", () => {
  const row: Row = { months: 5, give: { percent: 6000 } };
  const saved = savedLate({});
  const short = { ...saved, payments: saved.payments.slice(0, 4) };

  test("is late by the day asked", () => {
    expect(ask(terms({}, row), short, "2025-07-10").instalments[4]).toMatchObject({ paidOn: null, lateDays: 35 });
    expect(given(terms({}, row), short, "2025-07-05")).toMatchObject({ units: 1, reason: "given" });
    expect(given(terms({ lose: "all" }, row), short, "2025-07-05")).toMatchObject({ reason: "late", units: 1, row: 0 });
  });

  test("counts for no row that does not look at it", () => {
    expect(given(terms({}, { paid: 4, give: { percent: 3000 } }), short, "2025-07-31")).toMatchObject({ units: 0 });
  });

  test("stays late after the maturity", () => {
    expect(ask(terms({}, row), short, "2026-07-31").instalments[5]).toMatchObject({ lateDays: 396 - 5 });
  });
});

test("who pays on, late, keeps the step that she had", () => {
  const two: Terms = {
    ...terms({ lose: "all" }),
    benefits: [
      steps("instalment", [
        { paid: 3, give: { percent: 3000 } },
        { paid: 6, give: { percent: 6000 } },
      ]),
    ],
  };
  expect(given(two, savedLate({}))).toMatchObject({ row: 1, paise: rupees(600) });
  expect(given(two, savedLate({ 5: 9 }))).toMatchObject({ row: 0, paise: rupees(300), reason: "given" });
  expect(given(two, savedLate({ 1: 9 }))).toMatchObject({ row: 1, paise: 0n, reason: "late", units: 1 });
});

describe("the maturity", () => {
  const closing = { schedule: monthly(6, { closes: { of: "maturity" as const, days: 10 } }) };
  const maturesOn = (moves: LateTerms["moves"], lateDays: Record<number, number>, given: Partial<LateTerms> = {}) =>
    ask(
      terms({ ...given, ...(moves === undefined ? {} : { moves }) }, undefined, closing),
      savedLate(lateDays),
      "2026-12-31",
    ).maturesOn;

  test("moves by the longest lateness, or by a month for each late instalment", () => {
    expect(maturesOn(undefined, { 2: 20, 3: 9 })).toBe("2025-07-31");
    expect(maturesOn("longest", { 2: 20, 3: 9 })).toBe("2025-08-15");
    expect(maturesOn("months", { 2: 20, 3: 9 })).toBe("2025-09-30");
    expect(maturesOn("months", { 2: 20, 3: 9 }, { free: 1 })).toBe("2025-08-31");
    expect(maturesOn("longest", { 2: 20 }, { free: 1 })).toBe("2025-08-15");
  });

  test("is not moved by what comes after the moved closing day", () => {
    expect(maturesOn("longest", { 6: 41 })).toBe("2025-09-05");
    expect(maturesOn("longest", { 6: 42 })).toBe("2025-07-31");
    expect(maturesOn("longest", { 5: 41, 6: 42 })).toBe("2025-09-06");
  });

  test("moves the same where the book never closes", () => {
    expect(ask(terms({ moves: "longest" }), savedLate({ 2: 10 }), "2025-07-31").maturesOn).toBe(
      maturesOn("longest", { 2: 10 }),
    );
  });

  test("moves the window with it, and what is given at maturity alone", () => {
    const moved = terms({ moves: "longest", lose: { share: 0 } }, undefined, closing);
    const atMaturity: Terms = {
      ...moved,
      benefits: moved.benefits.map((benefit) => ({ ...benefit, only: "maturity" })),
    };
    const saved = savedLate({ 2: 20 });
    const reasons = ["2025-08-14", "2025-08-15", "2025-08-25", "2025-08-26"].map(
      (day) => given(atMaturity, saved, day)?.reason,
    );
    expect(reasons).toEqual(["too_early", "given", "given", "too_late"]);
  });
});

describe("a book that rests after the last payment", () => {
  const bonus = steps("instalment", [{ paid: 3, give: { percent: 10_000 } }], { only: "maturity" });
  const rests = (given: Partial<Schedule> = {}): Terms => ({
    schedule: monthly(3, { rests: 30, ...given }),
    benefits: [bonus],
  });
  const on = (day: Day, days: readonly Day[], given: Partial<Schedule> = {}) =>
    ask(rests(given), { joinedOn, instalment: rupees(1000), payments: paid(rupees(1000), days) }, day);
  const punctually = ["2025-01-31", "2025-02-28", "2025-03-31"];
  const behind = punctually.with(2, "2025-04-20");

  test("is mature when that is over, and not before its months are", () => {
    expect(on("2025-04-29", punctually)).toMatchObject({ maturesOn: "2025-04-30", state: "saving", bonusPaise: 0n });
    expect(on("2025-04-30", punctually)).toMatchObject({ state: "mature", bonusPaise: rupees(1000) });
    expect(on("2025-05-19", behind)).toMatchObject({ maturesOn: "2025-05-20", state: "saving", bonusPaise: 0n });
    expect(on("2025-05-20", behind)).toMatchObject({ state: "mature", bonusPaise: rupees(1000) });
    expect(on("2025-04-30", ["2025-01-31", "2025-02-01", "2025-02-02"]).maturesOn).toBe("2025-04-30");
  });

  test("is mature as planned until a payment moves it, a flexible one too", () => {
    expect(on("2025-06-01", []).maturesOn).toBe("2025-04-30");
    expect(on("2025-06-01", ["2025-05-05"], { flexible: true }).maturesOn).toBe("2025-06-04");
  });

  test("is not moved by what comes after the moved closing day", () => {
    const closes = { of: "maturity", days: 5 } as const;
    expect(on("2025-12-31", punctually.with(2, "2025-05-05"), { closes }).maturesOn).toBe("2025-06-04");
    expect(on("2025-12-31", punctually.with(2, "2025-05-06"), { closes }).maturesOn).toBe("2025-04-30");
    const often = ["2025-05-05", "2025-06-09", "2025-07-15"];
    expect(on("2025-12-31", often, { closes }).maturesOn).toBe("2025-07-09");
  });

  test("rests as long as lateness moves it, if that is longer", () => {
    const lost: LateTerms = { grace: 0, each: "instalment", lose: { share: 0 }, moves: "months" };
    const saved = { joinedOn, instalment: rupees(1000), payments: paid(rupees(1000), behind) };
    expect(ask({ ...rests(), late: lost }, saved, "2025-12-31").maturesOn).toBe("2025-05-30");
  });
});

test("without a rule of lateness it is told from the due day on, and costs nothing", () => {
  const { late: _, ...without } = terms({});
  expect(ask(without, savedLate({ 2: 6 }), "2025-07-31").instalments[1]?.lateDays).toBe(6);
  expect(given(without, savedLate({ 2: 6 }))).toMatchObject({ units: 0, paise: rupees(600) });
});

test("several instalments may come in one payment, and one in several", () => {
  const payments = [...paid(rupees(400), months("2025-02-01", 3)), ...paid(rupees(2500), ["2025-05-01"])];
  const { instalments, paidCount } = ask(terms({}), { joinedOn, instalment: rupees(1000), payments }, "2025-06-01");
  expect(paidCount).toBe(3);
  expect(instalments.map(({ paidOn }) => paidOn)).toEqual(["2025-04-01", "2025-05-01", "2025-05-01", null, null, null]);
});
