import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { expect, test } from "vitest";
import { ownedOf, worthOf } from "./owned.ts";
import type { GoldOfBook, Worth } from "./owned.ts";

const worth = (given: Partial<Worth>): Worth => ({
  day: businessDayOf("2026-05-04"),
  paidPaise: paise(100_000n),
  weightMg: null,
  bonusPaise: paise(0n),
  bonusMg: null,
  totalMg: null,
  worthPaise: paise(100_000n),
  ...given,
});

const gold: GoldOfBook = { purity: "22K", ratePaisePerGram: 1_000_000n, savedMg: 80n };

test("gold is worth what the quote says, else by the last rate, with a bonus in rupees", () => {
  const quoted = worth({ bonusPaise: paise(700n), worthPaise: null });
  const of = (given: Partial<Worth>, by: GoldOfBook | null = gold) => worthOf({ ...quoted, ...given }, by).worthPaise;
  expect(of({ worthPaise: paise(5n) })).toBe(5n);
  expect(of({ totalMg: milligrams(100n) })).toBe(100_700n);
  // Without a rate of today a quote does not even know the weight: the ledger does.
  expect(of({})).toBe(80_700n);
  expect(of({}, { ...gold, ratePaisePerGram: null })).toBeNull();
  expect(of({}, null)).toBeNull();
});

test("gold of different purity is not added up, and one unknown worth leaves the sum unknown", () => {
  const inGold = { today: worth({ weightMg: milligrams(100n), worthPaise: null }), atMaturity: worth({}), gold };
  const finer = { ...inGold, gold: { ...gold, purity: "24K" as const } };
  expect(ownedOf([inGold, finer, inGold])).toEqual({
    paise: 0n,
    gold: [
      { purity: "22K", weightMg: 200n },
      { purity: "24K", weightMg: 100n },
    ],
    worthPaise: null,
    paidPaise: 300_000n,
    atMaturityPaise: 300_000n,
  });
  expect(ownedOf([]).worthPaise).toBe(0n);
});
