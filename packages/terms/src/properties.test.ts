import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, numberOf } from "./days.ts";
import type { Asked, Payment, Saved, Terms } from "./terms.ts";
import { anyCases } from "./testing/any-cases.ts";
import type { Case } from "./testing/any-terms.ts";
import { sized } from "./testing/test-size.ts";
import { valuationOn } from "./valuation.ts";
import type { Valuation } from "./valuation-types.ts";

const numRuns = sized(400, 20_000);

/** Gold at one rate for all, weighed nowhere: what more or earlier money is compared at. */
const RATE = 731_900n;

function atOneRate({ terms, saved, asked }: Case): Case {
  const payments = saved.payments.map(({ day, paise }): Payment => ({ day, paise, rate: RATE }));
  return { terms, saved: { ...saved, payments }, asked: { ...asked, rate: RATE } };
}

const inOrder = (payments: readonly Payment[]) =>
  payments.toSorted((one, other) => numberOf(one.day) - numberOf(other.day));

/** All that the shop gives: each figure of it must not fall. */
function givenBy({ bonusPaise, bonusMg, totalPaise, totalMg, benefits }: Valuation): bigint[] {
  const making = benefits.flatMap(({ making, as }) => {
    if (as !== "making") return [];
    return [making?.percent, making?.beyond, ...Object.values(making?.items ?? { diamond: 0, coin: 0 })].map(
      (percent) => BigInt(percent ?? 0),
    );
  });
  const items = benefits.flatMap(({ as, making }) => (as === "making" ? [making?.coveredMg ?? -1n] : []));
  return [bonusPaise, bonusMg ?? 0n, totalPaise, totalMg ?? 0n, ...making, ...items];
}

function expectNoLess(terms: Terms, asked: Asked, less: Saved, more: Saved): void {
  const [before, after] = [valuationOn(terms, less, asked), valuationOn(terms, more, asked)];
  // Who pays late may wait longer: books are compared that are mature on the same day.
  if (before.maturesOn !== after.maturesOn) return;
  const given = givenBy(after);
  for (const [at, was] of givenBy(before).entries()) {
    const isUncovered = was === -1n;
    if (!isUncovered && given[at] !== -1n) expect(given[at]).toBeGreaterThanOrEqual(was);
  }
}

test("more money never gives less", () => {
  const added = fc.record({ after: fc.nat(500), paise: fc.integer({ min: 1, max: 500_000 }) });
  fc.assert(
    fc.property(anyCases, added, (any, { after, paise }) => {
      const { terms, saved, asked } = atOneRate(any);
      const day = dayOf(numberOf(saved.joinedOn) + after);
      const payments = inOrder([...saved.payments, { day, paise: BigInt(paise), rate: RATE }]);
      expectNoLess(terms, asked, saved, { ...saved, payments });
    }),
    { numRuns },
  );
});

test("a whole instalment more never gives less, on the day asked neither", () => {
  fc.assert(
    fc.property(anyCases, (any) => {
      const { terms, saved, asked } = atOneRate(any);
      const paidUp = { day: asked.day, paise: saved.instalment * 3n, rate: RATE };
      expectNoLess(terms, asked, saved, { ...saved, payments: inOrder([...saved.payments, paidUp]) });
    }),
    { numRuns },
  );
});

test("earlier money never gives less, but for a festival that it misses", () => {
  fc.assert(
    fc.property(anyCases, fc.nat(100), fc.nat(400), (any, place, days) => {
      const { terms, saved, asked } = atOneRate(any);
      const at = place % Math.max(1, saved.payments.length);
      const payment = saved.payments[at];
      if (payment === undefined) return;
      const day = dayOf(Math.max(numberOf(saved.joinedOn), numberOf(payment.day) - days));
      const payments = inOrder(saved.payments.with(at, { ...payment, day }));
      expectNoLess({ ...terms, topups: [] }, asked, saved, { ...saved, payments });
    }),
    { numRuns },
  );
});

test("a bonus is never more than its stated share, nor than its cap", () => {
  fc.assert(
    fc.property(anyCases, ({ terms, saved, asked }) => {
      const valuation = valuationOn(terms, saved, asked);
      for (const [at, { as, of, when, cap }] of terms.benefits.entries()) {
        const { paise = 0n, mg, making } = valuation.benefits[at] ?? {};
        const most = (base: bigint, count: number) =>
          when
            .map(({ give }) => ("paise" in give ? give.paise * BigInt(count) : (base * BigInt(give.percent)) / 10_000n))
            .reduce((one, other) => (one > other ? one : other));
        const payments = valuation.rows.length;
        const base = of === "instalment" ? saved.instalment : valuation.paidPaise;
        const rowsMg = valuation.rows.reduce((sum, row) => sum + (row.mg ?? 0n), 0n);
        if (of === "instalment" && terms.schedule.flexible === true)
          expect(paise).toBeLessThanOrEqual(most(valuation.paidPaise, 1));
        else expect(paise).toBeLessThanOrEqual(most(base, of === "payment" ? payments : 1));
        if (cap !== undefined && as === "rupees") expect(paise).toBeLessThanOrEqual(cap);
        expect(mg ?? 0n).toBeLessThanOrEqual(most(of === "saved" ? (valuation.savedMg ?? 0n) : rowsMg, 1));
        expect(BigInt(making?.percent ?? 0)).toBeLessThanOrEqual(most(10_000n, 1));
      }
    }),
    { numRuns },
  );
});

test("after closing there is no bonus, and before the opening no benefit", () => {
  fc.assert(
    fc.property(anyCases, ({ terms, saved, asked }) => {
      const { closesOn, opensOn } = valuationOn(terms, saved, asked);
      if (closesOn !== null) {
        const late = valuationOn(terms, saved, { ...asked, day: dayOf(numberOf(closesOn) + 1 + 2000) });
        expect(late).toMatchObject({ state: "closed", bonusPaise: 0n });
        expect(late.bonusMg ?? 0n).toBe(0n);
      }
      const early = valuationOn(terms, saved, { ...asked, day: dayOf(numberOf(opensOn) - 1) });
      expect(early.benefits.every(({ reason }) => reason !== "given")).toBe(true);
    }),
    { numRuns: numRuns / 4 },
  );
});

test("what happens after a day changes nothing of it", () => {
  fc.assert(
    fc.property(anyCases, ({ terms, saved, asked }) => {
      const payments = saved.payments.filter(({ day }) => day <= asked.day);
      expect(valuationOn(terms, saved, asked)).toEqual(valuationOn(terms, { ...saved, payments }, asked));
    }),
    { numRuns: numRuns / 4 },
  );
});
