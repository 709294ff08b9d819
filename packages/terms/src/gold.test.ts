import { describe, expect, test } from "vitest";
import type { GoldTerms, Payment, Terms } from "./terms.ts";
import { ask, gold22, monthly, rupees } from "./testing/arrange.ts";

const payments: Payment[] = [
  { day: "2026-01-01", paise: rupees(10_000), rate: rupees(7000) },
  { day: "2026-02-01", paise: rupees(10_000), rate: rupees(6000) },
  { day: "2026-03-01", paise: rupees(10_000), rate: rupees(9000) },
];
const terms = (given: Partial<GoldTerms>): Terms => ({
  schedule: monthly(3),
  gold: { ...gold22, ...given },
  benefits: [],
});
const asked = { day: "2026-04-01", rate: rupees(8000) };
const goldOf = (given: Partial<GoldTerms>, of = payments, at: { day: string; rate?: bigint } = asked) => {
  const { rows, savedMg, roundingMg, isGoldFinal } = ask(
    terms(given),
    { joinedOn: "2026-01-01", instalment: 1n, payments: of },
    at,
  );
  return { rows: rows.map(({ mg }) => mg), savedMg, roundingMg, isGoldFinal };
};

describe("gold at", () => {
  test.each<[GoldTerms["rate"], bigint[], boolean]>([
    ["payment", [1428n, 1666n, 1111n], true],
    ["next_day", [1428n, 1666n, 1111n], true],
    ["redemption", [1250n, 1250n, 1250n], false],
    ["average", [1363n, 1363n, 1363n], false],
    ["lowest", [1666n, 1666n, 1666n], false],
    ["lower_of", [1428n, 1666n, 1250n], false],
  ])("the rate of %s", (rate, rows, isGoldFinal) => {
    expect(goldOf({ rate })).toEqual({
      rows,
      savedMg: rows.reduce((sum, mg) => sum + mg),
      roundingMg: 0n,
      isGoldFinal,
    });
  });

  test("a mean that is a fraction is not rounded", () => {
    const two = payments.with(2, { day: "2026-03-01", paise: rupees(1_000_000), rate: rupees(9000.01) });
    // 1,000,000 / ((7,000 + 6,000 + 9,000.01) / 3) = 136.36357...
    expect(goldOf({ rate: "average" }, two).rows[2]).toBe(136_363n);
  });
});

describe("rounding", () => {
  test("of rows is down or half up, to two or three places", () => {
    const round = (mode: "down" | "half_up", places: 2 | 3) => goldOf({ round: { mode, places, total: "sum" } }).rows;
    expect(round("down", 2)).toEqual([1420n, 1660n, 1110n]);
    expect(round("half_up", 2)).toEqual([1430n, 1670n, 1110n]);
    expect(round("half_up", 3)).toEqual([1429n, 1667n, 1111n]);
  });

  test("of an exact total is done once, and the difference stands beside", () => {
    expect(goldOf({ round: { mode: "down", places: 2, total: "exact" } })).toMatchObject({
      savedMg: 4200n,
      roundingMg: 10n,
    });
    expect(goldOf({ round: { mode: "half_up", places: 3, total: "exact" } })).toMatchObject({
      savedMg: 4206n,
      roundingMg: -1n,
    });
  });
});

describe("a rate that is not known", () => {
  const gap = payments.with(1, { day: "2026-02-01", paise: rupees(10_000) });

  test("leaves its row open, and the total", () => {
    expect(goldOf({}, gap)).toMatchObject({ rows: [1428n, null, 1111n], savedMg: null, roundingMg: null });
    expect(goldOf({ rate: "average" }, gap)).toMatchObject({ rows: [null, null, null], savedMg: null });
    expect(goldOf({ rate: "redemption" }, gap)).toMatchObject({ savedMg: 3750n });
    expect(goldOf({ rate: "lower_of" }, payments, { day: "2026-04-01" })).toMatchObject({ savedMg: null });
  });

  test("is not needed of what was weighed, whose weight stands as it is", () => {
    const weighed = payments.with(1, { day: "2026-02-01", paise: rupees(10_000), weight: 1777n });
    expect(goldOf({ round: { mode: "down", places: 2, total: "sum" } }, weighed)).toMatchObject({
      rows: [1420n, 1777n, 1110n],
      savedMg: 4307n,
    });
    expect(goldOf({ rate: "lowest" }, weighed).rows).toEqual([1428n, 1777n, 1428n]);
  });
});
