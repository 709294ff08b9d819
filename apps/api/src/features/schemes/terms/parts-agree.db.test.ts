import { describe, expect, test } from "vitest";
import { sized } from "#testing/test-size.ts";
import { expectAgreement, partsOfBooks } from "./agreement.testing.ts";
import { asked } from "./terms.testing.ts";

// What parts of a book come to is reckoned twice, too.

const count = sized(800, 10_000);
const atOnce = 200;
const problems = new Map<string, number>();

describe.for(Array.from({ length: count / atOnce }, (_, at) => at * atOnce))("cases from %i on", (from) => {
  test("come to the same by the code and by the database", async () => {
    const cases = Array.from({ length: atOnce }, (_, at) => partsOfBooks.caseOf(from + at));
    await expectAgreement(partsOfBooks, cases, asked);
    for (const one of cases) {
      const found = partsOfBooks.inCode(one).problem ?? "settled";
      problems.set(found, (problems.get(found) ?? 0) + 1);
    }
  });
});

test("reach every outcome often", () => {
  for (const outcome of [
    "settled",
    "nothing_saved",
    "gold_unknown",
    "part_too_large",
    "refund_refused",
    "bill_too_small",
  ])
    expect([outcome, (problems.get(outcome) ?? 0) >= count / 100]).toEqual([outcome, true]);
});
