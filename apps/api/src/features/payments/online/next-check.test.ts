import { expect, test } from "vitest";
import { nextCheckOf } from "./next-check.ts";

const now = new Date("2026-05-04T05:30:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const checked = { checks: 1, now, moneyUntil: after(5_000), isUnsettled: false, isTold: false };

test("asks ever less often, at most every six hours", () => {
  const minutes = [1, 2, 3, 10, 11, 400].map((checks) => {
    const next = nextCheckOf({ ...checked, checks });
    return next === null ? null : (next.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 2, 4, 360, 360, 360]);
});

test("asks every minute about money that an event told of, until the gateway answers", () => {
  const told = { ...checked, checks: 12, isTold: true };
  expect(nextCheckOf({ ...told, isUnsettled: true })).toEqual(after(1));
  expect(nextCheckOf(told)).toEqual(after(360));
});

test("asks once more the moment the order expires", () => {
  expect(nextCheckOf({ ...checked, checks: 8, moneyUntil: after(10) })).toEqual(after(10));
});

test("asks no more once the order has expired and nothing is left open", () => {
  expect(nextCheckOf({ ...checked, moneyUntil: now })).toBeNull();
});

test("an expired order is asked about while the bank is still at it, or the gateway is silent", () => {
  expect(nextCheckOf({ ...checked, checks: 2, moneyUntil: after(-60), isUnsettled: true })).toEqual(after(2));
});
