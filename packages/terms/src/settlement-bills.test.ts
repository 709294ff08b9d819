import { describe, expect, test } from "vitest";
import type { BillLine } from "./bill.ts";
import { billOf } from "./billed-part.ts";
import { bonusOfParts } from "./parts.ts";
import { settleParts } from "./settlement.ts";
import { nothingTaken } from "./settlement-types.ts";
import type { Part, Taken } from "./settlement-types.ts";
import type { Benefit, Terms } from "./terms.ts";
import { ask, gold22, monthly, rupees, steps } from "./testing/arrange.ts";
import type { Valuation } from "./valuation-types.ts";

const rate = rupees(10_000);
const payments = [{ day: "2026-01-01", paise: rate * 10n, rate }];
const saved = { joinedOn: "2026-01-01", instalment: rate * 10n, payments };

/** Ten grams were saved, and half of the value addition is waived; another benefit gives nothing of that. */
function gold(given: Partial<Benefit> = {}): { terms: Terms; valuation: Valuation } {
  const waiver = steps("saved", [{ give: { percent: 5000 } }], { as: "making", ...given });
  const other = steps("saved", [{ give: { percent: 0 } }]);
  const terms: Terms = { schedule: monthly(1), gold: gold22, benefits: [other, waiver] };
  return { terms, valuation: ask(terms, saved, { day: "2026-02-01", rate }) };
}
/** A piece with a value addition of a tenth. */
const piece = (grams: number, percent = 1000): BillLine => ({
  item: "chain",
  weightMg: BigInt(grams * 1000),
  va: { percent },
});
const before = (taken: Partial<Taken>): Taken => ({ ...nothingTaken, ...taken });

describe("the bill of a part", () => {
  const bill = (part: Partial<Part>, given: Partial<Benefit> = {}, taken: Partial<Taken> = {}) => {
    const whole: Part = { way: "jewellery_bill", lines: [piece(8)], ...part };
    const made = billOf(whole, part.take ?? 4000n, { ...gold(given), before: before(taken) }, rate);
    return made && [made.coveredMg, made.bill.offPaise];
  };

  test("is one of jewellery with lines, at a known rate", () => {
    expect(bill({ way: "voucher" })).toBeNull();
    expect(bill({ lines: [] })).toBeNull();
    const call = { ...gold(), before: nothingTaken };
    expect(billOf({ way: "jewellery_bill" }, 4000n, call, rate)).toBeNull();
    expect(billOf({ way: "jewellery_bill", lines: [piece(8)] }, 4000n, call, null)).toBeNull();
  });

  test("covers as many grams as the part takes, and none that an earlier one covered", () => {
    expect(bill({})).toEqual([4000n, rupees(4 * 500)]);
    expect(bill({}, {}, { coveredMg: 9000n })).toEqual([1000n, rupees(500)]);
    expect(bill({}, {}, { coveredMg: 12_000n })).toEqual([0n, 0n]);
    expect(bill({}, { covers: "bill" }, { coveredMg: 9000n })).toEqual([0n, rupees(8 * 500)]);
  });

  test("takes off what earlier ones left of the cap", () => {
    const cap = rupees(700);
    expect(bill({}, { cap })).toEqual([4000n, rupees(700)]);
    expect(bill({}, { cap }, { offPaise: rupees(500) })).toEqual([4000n, rupees(200)]);
    expect(bill({}, { cap }, { offPaise: rupees(900) })).toEqual([4000n, 0n]);
  });

  test("of dearer gold covers what the grams of the book are worth of it, and uses those grams up", () => {
    expect(bill({ billRate: rate * 2n })).toEqual([4000n, rupees(2 * 1000)]);
    // 2.666 g at Rs 15,000 are 3.999 g at Rs 10,000.
    expect(bill({ billRate: rupees(15_000) })).toEqual([3999n, rupees(2.666 * 750)]);
    expect(bill({ billRate: rupees(15_001) })?.[0]).toBe(4000n);
  });
});

const settled = (parts: Part[], given: Partial<Valuation> = {}, taken: Partial<Taken> = {}, benefit = {}) => {
  const { terms, valuation } = gold(benefit);
  return settleParts(terms, { ...valuation, ...given }, { before: before(taken), rate }, parts);
};

test("what a bill asks for beside is what its gold and charges cost less the part, and never less than nothing", () => {
  const parts: Part[] = [{ way: "jewellery_bill", take: 4000n, lines: [piece(8)] }, { way: "voucher" }];
  expect(settled(parts)).toMatchObject({
    parts: [
      { worthPaise: rupees(40_000), toPayPaise: rupees(88_000 - 2000 - 40_000), coveredMg: 4000n },
      { worthPaise: rupees(60_000), bill: null, toPayPaise: null, coveredMg: 0n },
    ],
  });
  const small = (grams: number): Part[] => [
    { way: "voucher", take: 1000n },
    { way: "jewellery_bill", lines: [piece(grams, 0)] },
  ];
  expect(settled(small(9))).toMatchObject({ problem: null, parts: [{}, { toPayPaise: 0n }] });
  expect(settled(small(8))).toEqual({ problem: "bill_too_small", at: 1 });
});

test("two bills of one settlement share the grams and the cap, with those of earlier parts", () => {
  const parts: Part[] = [
    { way: "jewellery_bill", take: 4000n, lines: [piece(4)] },
    { way: "jewellery_bill", take: 6000n, lines: [piece(12)] },
  ];
  const figures = (made: ReturnType<typeof settled>) =>
    made.problem === null ? made.parts.map(({ coveredMg, bill }) => [coveredMg, bill?.offPaise]) : made;
  expect(figures(settled(parts, {}, { coveredMg: 3000n }))).toEqual([
    [4000n, rupees(4 * 500)],
    [3000n, rupees(3 * 500)],
  ]);
  const [first, second] = [rupees(2000), rupees(300)];
  expect(figures(settled(parts, {}, { offPaise: rupees(200) }, { cap: rupees(2500) }))).toEqual([
    [4000n, first],
    [6000n, second],
  ]);
});

test("a part is worth its share of the bonuses too, and money that is paid back what is not kept of it", () => {
  const bonus = { bonusPaise: rupees(500), bonusMg: 1000n };
  expect(settled([{ way: "voucher", take: 5000n }], bonus)).toMatchObject({
    parts: [{ worthPaise: rupees(250 + 55_000) }],
  });
  const exit = { index: 0, label: "", refused: false, deductions: [rupees(1000)], deductedPaise: rupees(1000) };
  expect(settled([{ way: "refund", take: 5000n }], { ...bonus, exit })).toMatchObject({
    parts: [{ worthPaise: rupees(50_000 - 500), deductedPaise: rupees(500) }],
  });
  const inRupees: Terms = { schedule: monthly(1), benefits: [] };
  const valuation = { ...ask(inRupees, saved, "2026-02-01"), bonusPaise: rupees(500) };
  const half: Part[] = [{ way: "voucher", take: rupees(50_000) }];
  expect(settleParts(inRupees, valuation, { before: nothingTaken, rate: null }, half)).toMatchObject({
    parts: [{ worthPaise: rupees(50_250) }],
  });
  const { terms, valuation: inGold } = gold();
  expect(settleParts(terms, inGold, { before: nothingTaken, rate: null }, [{ way: "voucher" }])).toMatchObject({
    parts: [{ worthPaise: null }],
  });
});

test("a settlement says what is wrong, and with which part", () => {
  const { terms, valuation } = gold();
  const noRate = (parts: Part[]) => settleParts(terms, valuation, { before: nothingTaken, rate: null }, parts);
  const withLines: Part = { way: "jewellery_bill", take: 1000n, lines: [piece(1)] };
  expect(noRate([{ way: "voucher", take: 1000n }, withLines])).toEqual({ problem: "gold_unknown", at: 1 });
  expect(settled([{ way: "voucher" }], { savedMg: null })).toEqual({ problem: "gold_unknown", at: 0 });
  const takes = (...some: bigint[]): Part[] => some.map((take) => ({ way: "voucher", take }));
  expect(settled(takes(6000n, 4001n))).toEqual({ problem: "part_too_large", at: 1 });
  expect(settled(takes(6000n, 4000n))).toMatchObject({ problem: null });
  const exit = { index: 0, label: "", refused: true, deductions: [], deductedPaise: 0n };
  expect(settled([{ way: "refund" }], { exit })).toEqual({ problem: "refund_refused", at: 0 });
  expect(settled([{ way: "voucher" }], { exit })).toMatchObject({ problem: null });
  expect(settled([{ way: "refund" }], { exit: { ...exit, refused: false } })).toMatchObject({ problem: null });
});

test("no part takes less than nothing, and all of them no more than was saved", () => {
  expect(() => bonusOfParts(10n, 100n, [-1n])).toThrow(RangeError);
  expect(() => bonusOfParts(10n, 100n, [60n, 41n])).toThrow(RangeError);
  expect(bonusOfParts(10n, 100n, [0n, 60n, 40n])).toEqual([0n, 6n, 4n]);
});
