import { dayOf, numberOf } from "@thangam/terms/days";
import { decodeTerms } from "@thangam/terms/json/json";
import { readyDay } from "@thangam/terms/schedule";
import { daysAfter } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { bonus, database, give, monthly, schedule, valuation } from "./terms.testing.ts";

const joinedOn = "2026-01-01";
const even = monthly(joinedOn, 11, "100000");

/** Eleven instalments of Rs 1,000, some of them so many days late. */
function lateBy(days: Record<number, number>) {
  const payments = even.map((payment, index) => ({ ...payment, day: daysAfter(payment.day, days[index + 1] ?? 0) }));
  return { joinedOn, instalment: "100000", payments: payments.toSorted((a, b) => a.day.localeCompare(b.day)) };
}

const all = (days: number) => Object.fromEntries(even.map((_, index) => [index + 1, days]));

const half = bonus([{ paid: 11, ...give(5000) }]);
const fixed = bonus([{ paid: 11, give: { paise: "50000" } }]);
const each = { grace: 0, each: "instalment" };

/** What lateness leaves of a bonus of Rs 500. */
async function left(late: object, days: Record<number, number>, benefit: object = half, day = "2026-12-01") {
  const worth = await valuation({ schedule: schedule(), benefits: [benefit], late }, lateBy(days), day);
  const [found] = worth.benefits;
  return [found?.paise, found?.reason, found?.units];
}

test.each<[string, object, Record<number, number>, string, string, number]>([
  ["nobody late", { ...each, lose: "all" }, {}, "50000", "given", 0],
  ["the last day of grace", { ...each, grace: 7, lose: "all" }, { 3: 7 }, "50000", "given", 0],
  ["the day after it", { ...each, grace: 7, lose: "all" }, { 3: 8 }, "0", "late", 1],
  ["one late, which is free", { ...each, free: 1, lose: "all" }, { 3: 9 }, "50000", "given", 0],
  ["two late, one of them free", { ...each, free: 1, lose: { share: 1000 } }, { 3: 9, 7: 1 }, "45000", "given", 1],
  ["a share for each", { ...each, lose: { share: 1000 } }, { 3: 9, 7: 1 }, "40000", "given", 2],
  ["more shares than there are", { ...each, lose: { share: 5000 } }, { 3: 9, 7: 1, 8: 1 }, "0", "late", 3],
  ["a part of eleven for each", { ...each, lose: { share: "instalment" } }, { 3: 9, 7: 1 }, "40909", "given", 2],
  ["every part of eleven", { ...each, lose: { share: "instalment" } }, all(1), "0", "late", 11],
  ["points for each", { ...each, lose: { points: 150 } }, { 3: 9, 7: 1 }, "47000", "given", 2],
  ["points up to all", { ...each, lose: { points: 2500 } }, { 3: 9, 7: 1 }, "0", "late", 2],
  ["29 days of 30", { ...each, each: "30 days", lose: { points: 500 } }, { 3: 29 }, "50000", "given", 0],
  ["30 days", { ...each, each: "30 days", lose: { points: 500 } }, { 11: 30 }, "45000", "given", 1],
  [
    "each one's own 30 days",
    { ...each, each: "30 days", lose: { points: 500 } },
    { 10: 29, 11: 29 },
    "50000",
    "given",
    0,
  ],
  [
    "thirty days after grace",
    { ...each, grace: 5, each: "30 days", lose: { share: 1000 } },
    { 10: 34, 11: 35 },
    "45000",
    "given",
    1,
  ],
  ["twice 30 days", { ...each, each: "30 days", lose: { share: 1000 } }, { 9: 61 }, "40000", "given", 2],
])("%s", async (_, late, days, paise, reason, units) => {
  expect(await left(late, days, half, "2027-01-01")).toEqual([paise, reason, units]);
});

test.each([
  [{ points: 1500 }, "35000"],
  [{ share: 1500 }, "35000"],
  [{ share: "instalment" }, "40909"],
])("of a bonus in paise two late ones leave, by %o, %s", async (lose, paise) => {
  expect(await left({ ...each, lose }, { 3: 9, 7: 1 }, fixed)).toEqual([paise, "given", 2]);
  expect(await left({ ...each, lose: { points: 10_000 } }, { 3: 9 }, fixed)).toEqual(["0", "late", 1]);
});

describe("what is unpaid", () => {
  const benefit = bonus([{ months: 3, ...give(5000) }]);
  const late = { grace: 5, each: "instalment", lose: { share: "instalment" } };
  const terms = { schedule: schedule(), benefits: [benefit], late };
  const book = (count: number) => ({ joinedOn, instalment: "100000", payments: even.slice(0, count) });

  test("is late as soon as grace is over, among the instalments that the row looks at", async () => {
    // The row of three months looks at the three instalments before it.
    expect((await valuation(terms, book(2), "2026-04-01")).benefits).toMatchObject([{ units: 1, paise: "33333" }]);
    expect((await valuation(terms, book(3), "2026-05-20")).benefits).toMatchObject([{ units: 0, paise: "50000" }]);
    expect((await valuation(terms, book(0), "2026-04-01")).benefits).toMatchObject([{ reason: "too_early", units: 0 }]);
  });

  test("stays late after maturity, longer by each day", async () => {
    const worth = await valuation(terms, book(10), "2027-01-20");
    expect(worth).toMatchObject({ state: "mature", maturesOn: "2026-12-01" });
    expect(worth.instalments[10]).toEqual({ number: 11, dueOn: "2026-11-01", paidOn: null, lateDays: 75 });
  });
});

describe("maturity", () => {
  const matures = async (late: object, days: Record<number, number>, rest: object = {}, day = "2028-01-01") => {
    const worth = await valuation(
      { schedule: schedule(rest), benefits: [], late: { ...each, lose: { share: 0 }, ...late } },
      lateBy(days),
      day,
    );
    return [worth.maturesOn, worth.closesOn];
  };

  test("moves by the longest lateness after grace, of what is paid", async () => {
    expect(await matures({}, { 3: 9 })).toEqual(["2026-12-01", null]);
    expect(await matures({ moves: "longest" }, { 3: 9, 5: 12 })).toEqual(["2026-12-13", null]);
    expect(await matures({ moves: "longest", grace: 10, free: 1 }, { 3: 9, 5: 12 })).toEqual(["2026-12-03", null]);
    expect(await matures({ moves: "longest" }, { 3: 9, 5: 12 }, {}, "2026-05-12")).toEqual(["2026-12-10", null]);
  });

  test("moves by a month for each late one that is not free", async () => {
    expect(await matures({ moves: "months" }, { 3: 9, 5: 12 })).toEqual(["2027-02-01", null]);
    expect(await matures({ moves: "months" }, { 3: 1 })).toEqual(["2027-01-01", null]);
    expect(await matures({ moves: "months", free: 2 }, { 3: 9 })).toEqual(["2026-12-01", null]);
    expect(await matures({ moves: "months", free: 1 }, { 3: 9, 5: 12 })).toEqual(["2027-01-01", null]);
    expect(
      await matures({ moves: "months", grace: 10 }, { 3: 9, 5: 12 }, { closes: { of: "maturity", days: 10 } }),
    ).toEqual(["2027-01-01", "2027-01-11"]);
  });

  test("is moved by nothing that comes after the closing day", async () => {
    const window = { closes: { of: "maturity", days: 10 } };
    // The last instalment, due on 1 November, is paid on the closing day (40 days late) or the day after.
    expect(await matures({ moves: "longest" }, { 11: 40 }, window)).toEqual(["2027-01-10", "2027-01-20"]);
    expect(await matures({ moves: "longest" }, { 11: 41 }, window)).toEqual(["2026-12-01", "2026-12-11"]);
    // An earlier late one moves the closing day by 5, so that the last one still comes in time.
    expect(await matures({ moves: "longest" }, { 2: 5, 11: 45 }, window)).toEqual(["2027-01-15", "2027-01-25"]);
    expect(await matures({ moves: "longest" }, { 2: 5, 11: 46 }, window)).toEqual(["2026-12-06", "2026-12-16"]);
    expect(await matures({ moves: "months" }, { 11: 41 }, window)).toEqual(["2026-12-01", "2026-12-11"]);
    expect(await matures({ moves: "longest" }, { 2: 5 }, { closes: { of: "joining", days: 400 } })).toEqual([
      "2026-12-06",
      "2027-02-05",
    ]);
  });
});

test("more money or earlier money never gives less at one day", async () => {
  const terms = {
    schedule: schedule(),
    benefits: [
      bonus([
        { paid: 6, ...give(2000) },
        { paid: 11, ...give(6000) },
      ]),
      bonus([{ months: 6, ...give(500) }], { of: "paid" }),
    ],
    late: { grace: 3, each: "30 days", lose: { points: 700 } },
  };
  const total = async (saved: object) =>
    Number((await valuation(terms, { ...lateBy({}), ...saved }, "2026-12-05")).totalPaise);
  let before = 0;
  for (let count = 0; count <= 11; count += 1) {
    const payments = even.slice(0, count);
    const now = await total({ payments });
    expect(now).toBeGreaterThanOrEqual(before);
    const later = lateBy(Object.fromEntries(payments.map((_, index) => [index + 1, 20]))).payments.slice(0, count);
    expect(await total({ payments: later })).toBeLessThanOrEqual(now);
    before = now;
  }
});

describe("a book that rests after its last payment", () => {
  const schedules = [
    schedule({ rests: 30 }),
    schedule({ rests: 60, due: { day: 31 } }),
    schedule({ rests: 7, every: { days: 10 }, matures: { days: 20 } }),
    schedule({ rests: 400, flexible: true }),
    schedule(),
  ];

  test.each(schedules)(
    "is opened with the maturity of who pays punctually, which the code reckons, too: %o",
    async (one) => {
      const known = decodeTerms({ schedule: one, benefits: [] }).value?.schedule;
      for (const day of ["2026-01-31", "2026-05-01", "2028-02-29"]) {
        const { rows } = await database.asOwner((owner) =>
          owner.query("select terms_ready_day($1::jsonb, $2::date)::text as day", [JSON.stringify(one), day]),
        );
        expect(rows).toEqual([{ day: known && dayOf(readyDay(known, numberOf(day))) }]);
      }
    },
  );

  test("matures so long after the last payment, and not by one that came after its closing", async () => {
    const terms = { schedule: schedule({ rests: 30, closes: { of: "maturity", days: 5 } }), benefits: [] };
    const maturesOn = async (...days: string[]) => {
      const payments = days.map((day) => ({ day, paise: "10000" }));
      return (await valuation(terms, { joinedOn: "2026-01-14", instalment: "10000", payments }, "2027-12-31"))
        .maturesOn;
    };
    expect(await maturesOn("2026-01-14")).toBe("2026-12-14");
    expect(await maturesOn("2026-12-19")).toBe("2027-01-18");
    expect(await maturesOn("2026-12-20")).toBe("2026-12-14");
    expect(await maturesOn("2026-12-19", "2027-01-23")).toBe("2027-02-22");
  });
});
