import { expect, test } from "vitest";
import { leftOf } from "./settlement.ts";
import { nothingTaken } from "./settlement-types.ts";
import { leftAfter, shareOf, sharesOf } from "./shares.ts";
import type { Shares } from "./shares.ts";
import type { Terms } from "./terms.ts";
import { monthly } from "./testing/arrange.ts";
import { savedOfShares, shareCases, termsOfShares } from "./testing/share-cases.ts";
import type { Valuation } from "./valuation-types.ts";
import { valuationOn } from "./valuation.ts";

test.each(shareCases)("left of a book: $name", (one) => {
  const valuation = valuationOn(termsOfShares, savedOfShares(one), { day: "2025-04-11", rate: 500_000n });
  expect(leftOf(termsOfShares, valuation, { ...nothingTaken, ...one.before })).toMatchObject(one.left);
});

const rupees: Terms = { schedule: monthly(3), benefits: [] };
const shape = { name: "", weights: [2000n, 2000n, 2000n], before: nothingTaken, left: { mg: 0n, paise: 0n } };

/** The shares of a book of 30,000 rupees, or of 6 g, and what else holds of it. */
function shares(terms: Terms, before: { paise: bigint; mg: bigint }, also: Partial<Valuation> = {}): Shares {
  const valuation = valuationOn(terms, savedOfShares(shape), { day: "2025-04-11", rate: 500_000n });
  const made = sharesOf(terms, { ...valuation, ...also }, { ...nothingTaken, ...before });
  if (made === null) throw new Error("its gold is known");
  return made;
}

test("of a book in rupees a part is paise alone, and so is what it leaves", () => {
  const book = shares(rupees, { paise: 1_000_000n, mg: 0n }, { bonusPaise: 300_000n });
  const bonus = { bonusMg: 0n, bonusPaise: 50_000n };
  expect(shareOf({ way: "voucher" }, 500_000n, book, 0n)).toEqual({
    ...bonus,
    paise: 500_000n,
    mg: 0n,
    deductedPaise: 0n,
  });
  expect(leftAfter(book, 500_000n)).toEqual({ paise: 1_500_000n, mg: 0n, bonusPaise: 150_000n, bonusMg: 0n });
  expect(leftAfter(book, 2_000_000n)).toEqual({ paise: 0n, mg: 0n, bonusPaise: 0n, bonusMg: 0n });
});

test("of a book in gold a part takes rupees, milligrams and both bonuses alike", () => {
  const book = shares(termsOfShares, { paise: 1_000_000n, mg: 2000n }, { bonusPaise: 300_000n, bonusMg: 600n });
  const share = { paise: 500_000n, mg: 1000n, bonusPaise: 50_000n, bonusMg: 100n, deductedPaise: 0n };
  expect(shareOf({ way: "gold_coin" }, 1000n, book, 1000n)).toEqual(share);
  expect(leftAfter(book, 1000n)).toEqual({ paise: 1_500_000n, mg: 3000n, bonusPaise: 150_000n, bonusMg: 300n });
});

test("where only the end tells the gold, so much of it was taken as of the rupees, whatever was said then", () => {
  const taken = { paise: 1_000_000n, mg: 1900n };
  expect(leftAfter(shares(termsOfShares, taken, { isGoldFinal: false }), 0n).mg).toBe(4000n);
  expect(leftAfter(shares(termsOfShares, taken), 0n).mg).toBe(4100n);
  expect(
    sharesOf(termsOfShares, { ...shares(termsOfShares, taken).valuation, savedMg: null }, nothingTaken),
  ).toBeNull();
});

test("of money that is paid back each part keeps its share of the deduction, never more than it is", () => {
  const exit = { index: 0, label: "", refused: false, deductions: [90_001n], deductedPaise: 90_001n };
  const book = shares(rupees, { paise: 1_000_000n, mg: 0n }, { exit, bonusPaise: 300_000n });
  const parts = [0n, 500_000n, 1_000_000n].map((gone) =>
    shareOf({ way: "refund" }, gone === 1_000_000n ? 1_000_000n : 500_000n, book, gone),
  );
  const none = { mg: 0n, bonusPaise: 0n, bonusMg: 0n };
  expect(parts).toEqual([
    { ...none, paise: 500_000n, deductedPaise: 15_000n },
    { ...none, paise: 500_000n, deductedPaise: 15_000n },
    { ...none, paise: 1_000_000n, deductedPaise: 30_001n },
  ]);
  const all = shares(rupees, nothingTaken, { exit: { ...exit, deductedPaise: 9_000_000n } });
  expect(shareOf({ way: "refund" }, 1_000_000n, all, 0n).deductedPaise).toBe(1_000_000n);
});
