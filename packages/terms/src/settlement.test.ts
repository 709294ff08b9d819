import { expect, test } from "vitest";
import { sum } from "./fractions.ts";
import { leftOf, settleParts } from "./settlement.ts";
import { nothingTaken } from "./settlement-types.ts";
import type { Part, Settled, SettledPart, Taken } from "./settlement-types.ts";
import { anyCase } from "./testing/any-terms.ts";
import { choicesOf } from "./testing/choices.ts";
import { gold22, monthly, paid, steps, ask } from "./testing/arrange.ts";
import type { Terms } from "./terms.ts";
import { sized } from "./testing/test-size.ts";
import { valuationOn } from "./valuation.ts";

const partsIn = (settled: Settled): SettledPart[] => {
  if (settled.problem !== null) throw new Error(settled.problem);
  return settled.parts;
};

test("parts that take all of a book come to what one part does, in one settlement and in several", () => {
  let tried = 0;
  for (let seed = 0; seed < sized(1500, 10_000); seed += 1) {
    const { terms, saved, asked } = anyCase(seed);
    const valuation = valuationOn(terms, saved, asked);
    const rate = asked.rate ?? null;
    const left = leftOf(terms, valuation, nothingTaken);
    const whole = terms.gold === undefined ? left?.paise : left?.mg;
    if (left === null || whole === undefined || whole < 10n) continue;
    // Open gold is taken by its rupees: what they round to is a milligram more where gold costs as little as sand.
    if (!valuation.isGoldFinal && left.paise < whole * 10n) continue;
    const choices = choicesOf(seed);
    const takes = [whole / BigInt(choices.int(2, 9)), whole / BigInt(choices.int(3, 9))];
    const parts: Part[] = [...takes.map((take): Part => ({ way: "voucher", take })), { way: "voucher" }];
    const together = partsIn(settleParts(terms, valuation, { before: nothingTaken, rate }, parts));
    const [one] = partsIn(settleParts(terms, valuation, { before: nothingTaken, rate }, [{ way: "voucher" }]));
    const sums = (of: readonly SettledPart[]) =>
      (["paise", "mg", "bonusPaise", "bonusMg"] as const).map((name) => sum(of.map((part) => part[name])));
    expect(sums(together), `seed ${seed}`).toEqual([one?.paise, one?.mg, one?.bonusPaise, one?.bonusMg]);
    let before: Taken = nothingTaken;
    const apart = parts.map((part) => {
      const [made] = partsIn(settleParts(terms, valuation, { before, rate }, [part]));
      if (made === undefined) throw new Error("one part");
      before = { ...before, paise: before.paise + made.paise, mg: before.mg + made.mg };
      return made;
    });
    expect(sums(apart), `seed ${seed}`).toEqual([one?.paise, one?.mg, one?.bonusPaise, one?.bonusMg]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(500);
});

test("money that is paid back and the rest of the bonus come to what one part does, unless somebody leaves early", () => {
  const tried = { whole: 0, early: 0 };
  for (let seed = 0; seed < sized(1500, 10_000); seed += 1) {
    const { terms, saved, asked } = anyCase(seed);
    const valuation = valuationOn(terms, saved, asked);
    const how = { before: nothingTaken, rate: asked.rate ?? null };
    const one = settleParts(terms, valuation, how, [{ way: "voucher" }]);
    if (one.problem !== null || valuation.exit?.refused === true) continue;
    const [all] = partsIn(one);
    const asRest = settleParts(terms, valuation, how, [{ way: "refund" }, { way: "voucher" }]);
    if (valuation.exit !== null || (all?.bonusPaise === 0n && all.bonusMg === 0n)) {
      expect(asRest, `seed ${seed}`).toEqual({ problem: "nothing_saved", at: 1 });
      tried.early += 1;
      continue;
    }
    const [money, rest] = partsIn(asRest);
    expect([money?.paise, money?.mg], `seed ${seed}`).toEqual([all?.paise, all?.mg]);
    expect([rest?.bonusPaise, rest?.bonusMg], `seed ${seed}`).toEqual([all?.bonusPaise, all?.bonusMg]);
    expect([money?.bonusPaise, money?.bonusMg, rest?.paise, rest?.mg]).toEqual([0n, 0n, 0n, 0n]);
    tried.whole += 1;
  }
  expect(Math.min(tried.whole, tried.early)).toBeGreaterThan(100);
});

test("each refund leaves its share, and the next part of nothing takes those before it", () => {
  const day = ask(terms, saved, { day: "2025-04-10", rate: 500_000n });
  const parts: Part[] = [
    { way: "refund", take: 1000n },
    { way: "voucher", take: 2000n },
    { way: "refund", take: 1500n },
    { way: "gold_coin", take: 0n },
    { way: "refund" },
    { way: "voucher" },
  ];
  const made = partsIn(settleParts(terms, day, { before: nothingTaken, rate: 500_000n }, parts));
  expect(made.map(({ mg, bonusMg }) => [mg, bonusMg])).toEqual([
    [1000n, 0n],
    [2000n, 200n],
    [1500n, 0n],
    [0n, 250n],
    [1500n, 0n],
    [0n, 150n],
  ]);
  const none = settleParts(terms, day, { before: nothingTaken, rate: 500_000n }, [{ way: "refund", take: 0n }]);
  expect(none).toEqual({ problem: "part_too_large", at: 0 });
});

const terms: Terms = {
  schedule: monthly(3),
  gold: gold22,
  benefits: [steps("saved", [{ paid: 3, give: { percent: 1000 } }], { as: "gold", only: "maturity" })],
};
const saved = {
  joinedOn: "2025-01-10",
  instalment: 1_000_000n,
  payments: paid(1_000_000n, ["2025-01-10", "2025-02-10", "2025-03-10"], 500_000n),
};

test("of a later day's bonus the share of what was taken before is nobody's", () => {
  const early = ask(terms, saved, { day: "2025-03-10", rate: 500_000n });
  const half: Part[] = [{ way: "gold_coin", take: 3000n }];
  const [first] = partsIn(settleParts(terms, early, { before: nothingTaken, rate: 500_000n }, half));
  expect(first).toMatchObject({ paise: 1_500_000n, mg: 3000n, bonusMg: 0n });
  const mature = ask(terms, saved, { day: "2025-04-10", rate: 500_000n });
  expect(mature.bonusMg).toBe(600n);
  const before = { paise: 1_500_000n, mg: 3000n, coveredMg: 0n, offPaise: 0n };
  expect(leftOf(terms, mature, before)).toEqual({ paise: 1_500_000n, mg: 3000n, bonusPaise: 0n, bonusMg: 300n });
});

test("a refund has no bonus, and the part after it has its own share alone", () => {
  const mature = ask(terms, saved, { day: "2025-04-10", rate: 500_000n });
  const parts: Part[] = [{ way: "refund", take: 2000n }, { way: "voucher" }];
  expect(partsIn(settleParts(terms, mature, { before: nothingTaken, rate: null }, parts))).toMatchObject([
    { paise: 1_000_000n, mg: 2000n, bonusMg: 0n, worthPaise: 1_000_000n },
    { paise: 2_000_000n, mg: 4000n, bonusMg: 400n, worthPaise: null },
  ]);
});

test("nothing is taken of what is not there", () => {
  const mature = ask(terms, saved, { day: "2025-04-10", rate: 500_000n });
  const problemOf = (parts: Part[], before: Taken = nothingTaken) =>
    settleParts(terms, mature, { before, rate: 500_000n }, parts);
  expect(problemOf([{ way: "voucher", take: 6001n }])).toEqual({ problem: "part_too_large", at: 0 });
  expect(problemOf([{ way: "voucher", take: 0n }])).toEqual({ problem: "part_too_large", at: 0 });
  expect(problemOf([{ way: "voucher" }, { way: "voucher" }])).toEqual({ problem: "nothing_saved", at: 1 });
  const all = { paise: 3_000_000n, mg: 6000n, coveredMg: 0n, offPaise: 0n };
  expect(problemOf([{ way: "voucher" }], all)).toEqual({ problem: "nothing_saved", at: 0 });
});
