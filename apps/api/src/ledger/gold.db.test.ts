import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();
const refused = (code: string, params?: Record<string, string>) =>
  expect.objectContaining(params === undefined ? { name: "Refusal", code } : { name: "Refusal", code, params });

test("yesterday's gold rate is not today's", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  await make.goldRate({ day: "2026-09-01", ratePaisePerGram: 700_000n });
  await expect(money.take(book.number, { day: "2026-09-02" })).rejects.toEqual(
    refused("weight_required", { day: "2026-09-02" }),
  );
  await make.goldRate({ day: "2026-09-02", purity: "24K" });
  await expect(money.take(book.number, { day: "2026-09-02" })).rejects.toEqual(refused("weight_required"));
  expect(await money.take(book.number, { day: "2026-09-02", weightMg: 71n })).toMatchObject({
    weightMg: 71n,
    computedWeightMg: null,
  });
});

test("the weight is that of the day the bank credited the payment, whenever it is started and acknowledged", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  await make.goldRate({ day: "2026-10-01", ratePaisePerGram: 500_000n });
  await make.goldRate({ day: "2026-10-02", ratePaisePerGram: 1_000_000n });
  const start = () => money.start(book.id, { day: "2026-10-01", now: new Date("2026-10-01T05:00:00Z") });
  const later = { day: "2026-10-03", now: new Date("2026-10-03T05:00:00Z") };
  const credited = { creditedOn: "2026-10-02", creditedAt: new Date("2026-10-01T18:30:00Z") };
  expect(await money.acknowledge((await start()).paymentId, { ...later, ...credited })).toMatchObject({
    weightMg: 50n,
    ratePaisePerGram: 1_000_000n,
    businessDay: "2026-10-02",
  });
  const atOnce = { creditedOn: "2026-10-01", creditedAt: new Date("2026-09-30T18:30:00Z") };
  expect(await money.acknowledge((await start()).paymentId, { ...later, ...atOnce })).toMatchObject({ weightMg: 100n });
  // Without the bank's word it is the day on which the shop learns of the money, which has no rate here.
  await expect(money.acknowledge((await start()).paymentId, later)).rejects.toEqual(
    refused("weight_required", { day: "2026-10-03" }),
  );
});

test("a new rate counts from now on and touches nothing credited; an entered weight is kept beside the computed one", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  const day = "2026-10-05";
  await make.goldRate({ day, ratePaisePerGram: 500_000n });
  await money.take(book.number, { day });
  await make.goldRate({ day, ratePaisePerGram: 1_000_000n });
  expect(await money.take(book.number, { day })).toMatchObject({ weightMg: 50n, weightTotalMg: 150n });
  expect(await money.take(book.number, { day, weightMg: 60n, weightReason: "Agreed before" })).toMatchObject({
    weightMg: 60n,
    weightReason: "Agreed before",
    computedWeightMg: 50n,
    weightTotalMg: 210n,
  });
  expect(await money.take(book.number, { day, weightMg: 0n })).toMatchObject({ weightMg: 0n, weightTotalMg: 210n });
  await expect(money.take(book.number, { day, weightMg: -1n })).rejects.toEqual(refused("weight_required", { day }));
  await expect(money.take(book.number, { day, weightMg: 60n, weightReason: " " })).rejects.toEqual(
    refused("weight_reason_required", { computedMg: "50" }),
  );
});

test("weights are exact to the milligram in every way of rounding", async () => {
  const { make, money } = database;
  // Rs 500 at Rs 7,123.45 a gram is 70.1907… mg; at Rs 6,711.41 it is 74.4999… mg; at Rs 6,666.67 it is 74.99996… mg.
  const cases = [
    ["down", 3, 712_345n, 70n],
    ["half_up", 3, 712_345n, 70n],
    ["down", 2, 712_345n, 70n],
    ["down", 3, 671_141n, 74n],
    ["half_up", 3, 671_141n, 74n],
    ["half_up", 3, 671_140n, 75n],
    ["down", 3, 666_667n, 74n],
    ["half_up", 3, 666_667n, 75n],
    ["down", 2, 666_667n, 70n],
    ["half_up", 2, 666_667n, 70n],
    ["half_up", 2, 666_666n, 80n],
    ["down", 3, 500_000n, 100n],
    ["down", 2, 500_000n, 100n],
  ] as const;
  for (const [index, [roundingMode, roundingPlaces, ratePaisePerGram, weightMg]] of cases.entries()) {
    const day = `2026-11-${String(index + 1).padStart(2, "0")}`;
    await make.goldRate({ day, ratePaisePerGram });
    const book = await make.book({ scheme: { accrual: "weight", roundingMode, roundingPlaces } });
    expect([index, (await money.take(book.number, { day })).weightMg]).toEqual([index, weightMg]);
  }
});

test("rounding on the total gives back the fractions that rounding by row would lose", async () => {
  const { make, money } = database;
  // Each month is 66.666… mg: by row 66 + 66 + 66, on the total 66, 133 and 200.
  const day = "2026-12-01";
  await make.goldRate({ day, ratePaisePerGram: 750_000n });
  const byRow = await make.book({ scheme: { accrual: "weight", roundingBasis: "row" } });
  const onTotal = await make.book({ scheme: { accrual: "weight", roundingBasis: "total" } });
  for (const expected of [
    [66n, 66n],
    [132n, 133n],
    [198n, 200n],
  ]) {
    const totals = [
      (await money.take(byRow.number, { day })).weightTotalMg,
      (await money.take(onTotal.number, { day })).weightTotalMg,
    ];
    expect(totals).toEqual(expected);
  }
});

test("several instalments share their weight without losing a milligram", async () => {
  const { make, money, db } = database;
  await make.goldRate({ day: "2026-12-02", ratePaisePerGram: 700_000n });
  const book = await make.book({ scheme: { accrual: "weight" } });
  const { paymentId, weightMg } = await money.take(book.number, { day: "2026-12-02", amountPaise: 150_000n });
  expect(weightMg).toBe(214n);
  const credits = await db.instalmentCredit.findMany({ where: { paymentId }, orderBy: { instalmentNumber: "asc" } });
  expect(credits.map((credit) => credit.weightMg)).toEqual([71n, 71n, 72n]);
  expect(credits.map((credit) => credit.amountPaise)).toEqual([50_000n, 50_000n, 50_000n]);
});

test("of several instalments at once, the last one carries the milligrams that do not divide", async () => {
  const { make, money, db } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  const day = "2026-11-02";
  await make.goldRate({ day, ratePaisePerGram: 700_000n });
  const { paymentId } = await money.take(book.number, { day, amountPaise: 150_000n });
  const credits = await db.instalmentCredit.findMany({ where: { paymentId }, orderBy: { instalmentNumber: "asc" } });
  expect(credits.map(({ weightMg }) => weightMg)).toEqual([71n, 71n, 72n]);
});
