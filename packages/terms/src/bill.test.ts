import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billFor } from "./bill.ts";
import type { BillLine } from "./bill.ts";
import { billOf } from "./billed-part.ts";
import { nothingTaken } from "./settlement-types.ts";
import type { Part, Taken } from "./settlement-types.ts";
import type { Benefit, Terms } from "./terms.ts";
import { ask, gold22, monthly, paid, rupees, steps } from "./testing/arrange.ts";
import { sized } from "./testing/test-size.ts";

const rate = rupees(10_000);
/** Ten grams were saved, and half of the value addition is waived. */
const waived = (given: Partial<Benefit>, more: Partial<Terms> = {}) => {
  const waiver = steps("saved", [{ give: { percent: 5000 } }], { as: "making", ...given });
  const terms: Terms = { schedule: monthly(1), gold: gold22, benefits: [waiver], ...more };
  const payments = [{ day: "2026-01-01", paise: rate * 10n, rate }];
  const valuation = ask(terms, { joinedOn: "2026-01-01", instalment: rate, payments }, "2026-02-01");
  return { terms, valuation };
};
const bill = (given: Partial<Benefit>, lines: BillLine[], more: Partial<Terms> = {}) => {
  const { terms, valuation } = waived(given, more);
  return billFor(terms, valuation, lines, rate);
};
const piece = (grams: number, va: BillLine["va"], given: Partial<BillLine> = {}): BillLine => ({
  item: "chain",
  weightMg: BigInt(grams * 1000),
  va,
  ...given,
});
const off = (given: Partial<Benefit>, lines: BillLine[]) => Number(bill(given, lines).offPaise) / 100;

describe("of a charge is left out", () => {
  test("a share of the value addition, by percent or by rupees a gram", () => {
    expect(off({}, [piece(4, { percent: 2000 })])).toBe(4 * 10_000 * 0.1);
    expect(off({}, [piece(4, { paisePerGram: 70_000n })])).toBe(4 * 350);
    expect(off({ points: 1000 }, [piece(4, { percent: 2000 })])).toBe(4 * 10_000 * 0.05);
    expect(off({ points: 1000 }, [piece(4, { percent: 800 })])).toBe(4 * 10_000 * 0.04);
    expect(off({ points: 1000 }, [piece(4, { paisePerGram: 70_000n })])).toBe(4 * 350);
  });

  test("of the grams that were saved, by the lines in their order, of all of the bill where the terms say so", () => {
    const lines = [piece(8, { percent: 1000 }), piece(8, { percent: 2000 })];
    expect(bill({}, lines).lines.map(({ coveredMg, offPaise }) => [coveredMg, offPaise])).toEqual([
      [8000n, rupees(8 * 500)],
      [2000n, rupees(2 * 1000)],
    ]);
    expect(off({ covers: "bill" }, lines)).toBe(8 * 500 + 8 * 1000);
    expect(off({ beyond: 1000 }, lines)).toBe(8 * 500 + 2 * 1000 + 6 * 200);
  });

  test("of a book in rupees, of as many grams as the rupees buy on the day", () => {
    const waiver = steps("paid", [{ give: { percent: 5000 } }], { as: "making" });
    const terms: Terms = { schedule: monthly(1), benefits: [waiver] };
    const saved = {
      joinedOn: "2026-01-01",
      instalment: rupees(25_000),
      payments: paid(rupees(25_000), ["2026-01-01"]),
    };
    const valuation = ask(terms, saved, "2026-02-01");
    expect(valuation.benefits[0]?.making).toEqual({ percent: 5000, coveredMg: null, coveredPaise: rupees(25_000) });
    const billed = billFor(terms, valuation, [piece(4, { percent: 1000 })], rate);
    expect(billed.lines[0]).toMatchObject({ coveredMg: 2500n, offPaise: rupees(2.5 * 500) });
    expect(billFor(terms, valuation, [piece(4, { percent: 1000 })], rupees(7000)).lines[0]?.coveredMg).toBe(3571n);
  });

  test("what is stated for the kind of a piece in the place of the row's share", () => {
    const items = { diamond: 1000, coin: 0 };
    expect(off({ items }, [piece(1, { percent: 1000 }, { kind: "diamond" })])).toBe(100);
    expect(off({ items }, [piece(1, { percent: 1000 }, { kind: "coin" })])).toBe(0);
    expect(off({ items }, [piece(1, { percent: 1000 }, { kind: "ring" }), piece(1, { percent: 1000 })])).toBe(1000);
    expect(off({}, [piece(1, { percent: 1000 }, { kind: "diamond" })])).toBe(500);
  });

  test("at most the cap, used up by the lines in their order", () => {
    const lines = [piece(1, { percent: 1000 }), piece(1, { percent: 1000 }), piece(1, { percent: 1000 })];
    const capped = bill({ cap: rupees(700) }, lines);
    expect(capped.lines.map(({ offPaise }) => offPaise)).toEqual([rupees(500), rupees(200), 0n]);
    expect(capped).toMatchObject({ offPaise: rupees(700), paise: rupees(33_000 - 700) });
  });
});

test("a line is rounded down once, with its stone and its charge", () => {
  // 3.333 g at Rs 10,000 and 7.77 % are Rs 35,919.741
  const [line] = bill({}, [{ item: "ring", weightMg: 3333n, va: { percent: 777 }, stonePaise: 50n }]).lines;
  expect(line).toEqual({ coveredMg: 3333n, fullPaise: 3_592_024n, offPaise: 129_487n, paise: 3_462_537n });
});

test("tax stands aside, of the bill or of what was paid, half up", () => {
  const taxed = (on: "bill" | "advance") =>
    bill({}, [piece(1, { percent: 0 }, { stonePaise: 50n })], { tax: { percent: 300, on, shown: "aside" } });
  expect(taxed("bill")).toMatchObject({ paise: 1_000_050n, taxPaise: 30_002n });
  expect(taxed("advance")).toMatchObject({ paise: 1_000_050n, taxPaise: 300_000n });
  expect(bill({}, []).taxPaise).toBeNull();
});

test("two bills take off what one would, within a paisa for each line, and never more than the cap", () => {
  const weight = fc.integer({ min: 0, max: 30_000 });
  const va = fc.integer({ min: 0, max: 3000 });
  const given = fc.record(
    {
      beyond: fc.nat(3000),
      points: fc.nat(2500),
      cap: fc.bigInt(0n, 5_000_000n),
      covers: fc.constant("bill" as const),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(weight, weight, va, given, (one, other, percent, given) => {
      const of = (weightMg: number): BillLine => ({ item: "chain", weightMg: BigInt(weightMg), va: { percent } });
      const { terms, valuation } = waived(given);
      const whole = billFor(terms, valuation, [of(one + other)], rate);
      const partOf = (weight: number, before: Taken) => {
        const part: Part = { way: "jewellery_bill", lines: [of(weight)] };
        const made = billOf(part, 10_000n, { terms, valuation, before }, rate);
        return { coveredMg: made?.coveredMg ?? 0n, offPaise: made?.bill.offPaise ?? 0n };
      };
      const first = partOf(one, nothingTaken);
      const off = first.offPaise + partOf(other, { ...nothingTaken, ...first }).offPaise;
      expect(Math.abs(Number(whole.offPaise - off))).toBeLessThanOrEqual(2);
      expect(off).toBe(billFor(terms, valuation, [of(one), of(other)], rate).offPaise);
      expect(whole.offPaise).toBeLessThanOrEqual(whole.fullPaise);
      expect(off).toBeLessThanOrEqual(given.cap ?? off);
    }),
    { numRuns: sized(300, 10_000) },
  );
});
