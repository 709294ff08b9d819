import { describe, expect, test } from "vitest";
import { sized } from "#testing/test-size.ts";
import { chance, historyOf, inventedOn, toldOf } from "./histories.testing.ts";
import type { Shop } from "./histories.testing.ts";

const DAYS = 100;
/** A shop whose customers pay few amounts, and whose bank names nobody and is as late as ever. */
const regularShop = (seed: number): Shop => ({
  manner: "one by one",
  amounts: "few",
  most: 1 + (seed % 9),
  late: seed % 3,
  isRegular: true,
  isEven: seed % 2 === 0,
  holidays: [20 + (seed % 40), 60 + (seed % 17)],
});
/** Eighteen have every number of payments of a day, with each lateness, even and not; the others have other chances and holidays. */
const seeds = Array.from({ length: sized(18, 54) }, (_, seed) => seed);

test(`of ${seeds.length} shops whose bank is regular, but for a holiday, nothing is told`, () => {
  const told = seeds.filter((seed) => toldOf(historyOf(regularShop(seed), DAYS, chance(seed)), DAYS) !== null);
  expect(told).toEqual([]);
});

describe.each([1, 2, 5])("invented payments of the amount of others, %i of them,", (count) => {
  test("are told within some weeks in shops whose bank is regular", () => {
    const invented = Array.from({ length: count }, (_, at) => inventedOn(50, 100_000n, BigInt(90_000 + at)));
    const late = seeds.filter((seed) => {
      const told = toldOf(historyOf(regularShop(seed), DAYS, chance(seed), invented), DAYS);
      return told === null || told.n - 50 > 24;
    });
    expect(late).toEqual([]);
  });
});
