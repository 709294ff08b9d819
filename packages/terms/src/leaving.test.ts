import { expect, test } from "vitest";
import { bonusOfParts } from "./parts.ts";
import type { Exit, Saved, Terms } from "./terms.ts";
import { ask, monthly, months, paid, rupees } from "./testing/arrange.ts";

const joinedOn = "2026-01-31";
const exit: Exit[] = [
  { before: { months: 1 }, refuse: true, deduct: [], label: "not yet" },
  {
    paidBefore: 4,
    deduct: [{ gift: true }, { percent: 150, of: "paid" }, { percent: 5000, of: "first" }],
    label: "early",
  },
  { paidBefore: 5, before: { days: 150 }, deduct: [{ percent: 33, of: "paid" }], label: "either" },
];
const terms: Terms = {
  schedule: monthly(6),
  benefits: [],
  exit,
  gift: { item: "lamp", cost: rupees(700), givenAfter: 2 },
};
const leaving = (count: number, day: string, given: Partial<Terms> = {}) => {
  const saved: Saved = {
    joinedOn,
    instalment: 100_001n,
    payments: paid(100_001n, months("2026-01-31", 6).slice(0, count).fill(joinedOn)),
  };
  const { exit, giftGiven } = ask({ ...terms, ...given }, saved, day);
  return { exit, giftGiven };
};

test("the first row that holds counts: refused, with deductions, or none", () => {
  expect(leaving(1, "2026-02-27").exit).toEqual({
    index: 0,
    label: "not yet",
    refused: true,
    deductions: [],
    deductedPaise: 0n,
  });
  expect(leaving(3, "2026-02-28").exit).toMatchObject({ index: 1, label: "early", refused: false });
  expect(leaving(4, "2026-07-30").exit).toMatchObject({ index: 2 });
  expect(leaving(5, "2026-06-29").exit).toMatchObject({ index: 2 });
  expect(leaving(5, "2026-06-30").exit).toBeNull();
});

test("deductions are rounded up, and never more than what was paid", () => {
  // 1.5 % of Rs 3,000.03 and half of Rs 1,000.01
  expect(leaving(3, "2026-03-01")).toMatchObject({ giftGiven: true, exit: { deductions: [70_000n, 4501n, 50_001n] } });
  expect(leaving(1, "2026-03-01")).toMatchObject({ giftGiven: false, exit: { deductions: [0n, 1501n, 50_001n] } });
  const dear = { gift: { item: "lamp", cost: 199_000n, givenAfter: 1 } };
  expect(leaving(2, "2026-03-01", dear).exit).toMatchObject({
    deductions: [199_000n, 1002n, 0n],
    deductedPaise: 200_002n,
  });
});

test("a share of the first payment is one of what was paid first, whatever came later", () => {
  const deduct: Exit["deduct"] = [{ percent: 5000, of: "first" }];
  const flexible: Terms = {
    schedule: monthly(6, { flexible: true }),
    benefits: [],
    exit: [{ deduct, label: "early" }],
  };
  const payments = [
    ...paid(100_000n, ["2026-01-31"]),
    ...paid(900_000n, ["2026-02-28"]),
    ...paid(300_000n, ["2026-03-31"]),
  ];
  const { exit } = ask(flexible, { joinedOn, instalment: 100_000n, payments }, "2026-04-01");
  expect(exit).toMatchObject({ deductions: [50_000n] });
});

test("the parts of a settlement take the bonus with them, to the last paisa", () => {
  expect(bonusOfParts(100n, 300n, [100n, 100n, 100n])).toEqual([33n, 33n, 34n]);
  expect(bonusOfParts(100n, 300n, [300n])).toEqual([100n]);
  expect(bonusOfParts(0n, 300n, [1n, 299n])).toEqual([0n, 0n]);
  expect(bonusOfParts(500n, 0n, [0n])).toEqual([500n]);
  expect(() => bonusOfParts(100n, 300n, [200n, 101n])).toThrow("more than was saved");
});
