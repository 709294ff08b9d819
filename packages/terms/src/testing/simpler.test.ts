import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "#json/json.ts";
import { valuationOn } from "#valuation.ts";
import { anyCases } from "./any-cases.ts";
import { anyCase } from "./any-terms.ts";
import type { Case } from "./any-terms.ts";
import { simplerThan, smallest } from "./simpler.ts";

const sizeOf = (one: Case) => JSON.stringify(encode(one)).length;

/** As if an evaluator said so of nobody. */
const givesForPaid = ({ terms, saved, asked }: Case) =>
  valuationOn(terms, saved, asked).benefits.some(({ as, reason, paise }, at) => {
    const names = terms.benefits[at]?.when.some(({ paid }) => paid !== undefined);
    return as === "rupees" && reason === "given" && paise > 0n && names === true;
  });

function firstWith(has: (one: Case) => boolean): Case {
  for (let seed = 0; ; seed += 1) if (has(anyCase(seed))) return anyCase(seed);
}

describe("a case that fails", () => {
  test("is cut down to what somebody can read", async () => {
    const found = firstWith((one) => givesForPaid(one) && sizeOf(one) > 1500);
    const least = await smallest(found, (one) => Promise.resolve(givesForPaid(one)));
    expect(givesForPaid(least)).toBe(true);
    expect(sizeOf(least)).toBeLessThan(450);
    expect(least.terms).toEqual({
      schedule: expect.anything(),
      benefits: [expect.objectContaining({ as: "rupees", when: [{ paid: 0, give: expect.anything() }] })],
    });
    expect(least.saved.payments).toHaveLength(1);
    expect([...simplerThan(least)].some(givesForPaid)).toBe(false);
  });

  test("is told by a property as its smallest", () => {
    const { failed, counterexample } = fc.check(
      fc.property(anyCases, (one) => one.terms.late === undefined),
      { seed: 7 },
    );
    expect(failed).toBe(true);
    const [least] = counterexample ?? [];
    expect(least && encode(least)).toMatchObject({
      terms: { benefits: [], late: { grace: 0, each: expect.any(String), lose: expect.anything() } },
      saved: { payments: [] },
    });
    expect(Object.keys(least?.terms ?? {})).toEqual(["schedule", "benefits", "late"]);
    expect(Object.keys(least?.terms.late ?? {})).toEqual(["grace", "each", "lose"]);
  });
});

test("each simpler case fits, and says less", () => {
  for (let seed = 0; seed < 4; seed += 1) {
    const found = anyCase(seed);
    for (const simpler of simplerThan(found)) expect(sizeOf(simpler)).toBeLessThanOrEqual(sizeOf(found));
  }
});
