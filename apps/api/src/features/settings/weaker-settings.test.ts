import { expect, test } from "vitest";
import { cashGuardChanges, guardChanges } from "./weaker-settings.ts";

const before = {
  autoAcknowledge: false,
  cardWithoutNumber: false,
  upiWithoutNumber: false,
  chequeWithoutNumber: false,
  bankWithoutNumber: false,
  counterGoesOn: false,
  blindCount: true,
  creditsChequesOnClearing: true,
  closingHour: 20,
  bankDays: 3,
  settlementDays: 7,
  safeDays: 7,
  secondFactor: true,
  mobileFirstPassword: false,
  pointsPer100: 1,
  openPaymentsPerBook: 5,
  openPaymentsPerClient: 20,
  holidaysMoveDueDays: true,
};

test.each([
  [{ autoAcknowledge: true }, "autoAcknowledge: false → true"],
  [{ cardWithoutNumber: true }, "cardWithoutNumber: false → true"],
  [{ upiWithoutNumber: true }, "upiWithoutNumber: false → true"],
  [{ chequeWithoutNumber: true }, "chequeWithoutNumber: false → true"],
  [{ bankWithoutNumber: true }, "bankWithoutNumber: false → true"],
  [{ counterGoesOn: true }, "counterGoesOn: false → true"],
  [{ blindCount: false }, "blindCount: true → false"],
  [{ creditsChequesOnClearing: false }, "creditsChequesOnClearing: true → false"],
  [{ closingHour: 19 }, "closingHour: 20 → 19"],
  [{ bankDays: 4 }, "bankDays: 3 → 4"],
  [{ settlementDays: 8 }, "settlementDays: 7 → 8"],
  [{ safeDays: 8 }, "safeDays: 7 → 8"],
  [{ secondFactor: false }, "secondFactor: true → false"],
  [{ mobileFirstPassword: true }, "mobileFirstPassword: false → true"],
  [{ pointsPer100: 2 }, "pointsPer100: 1 → 2"],
  [{ openPaymentsPerBook: 6 }, "openPaymentsPerBook: 5 → 6"],
  [{ openPaymentsPerClient: 21 }, "openPaymentsPerClient: 20 → 21"],
  [{ holidaysMoveDueDays: false }, "holidaysMoveDueDays: true → false"],
  [{ bankDays: 30, closingHour: 21 }, "closingHour: 20 → 21; bankDays: 3 → 30"],
])("%o asks for less than before", (change, words) => {
  expect(guardChanges(before, { ...before, ...change })).toBe(words);
  expect(guardChanges({ ...before, ...change }, { ...before, ...change })).toBeNull();
});

test("due days that holidays move, or move no more, are somebody's either way", () => {
  const unmoved = { ...before, holidaysMoveDueDays: false };
  expect(guardChanges(unmoved, before)).toBe("holidaysMoveDueDays: false → true");
});

test.each([
  { bankDays: 2 },
  { closingHour: 21 },
  { pointsPer100: 0 },
  { bankDays: 1, closingHour: 23 },
  { openPaymentsPerBook: 4, openPaymentsPerClient: 19 },
])("%o asks for no less", (change) => {
  expect(guardChanges(before, { ...before, ...change })).toBeNull();
});

test("a switch that is turned back asks for more", () => {
  const weak = { ...before, autoAcknowledge: true, cardWithoutNumber: true, counterGoesOn: true };
  expect(guardChanges({ ...weak, creditsChequesOnClearing: false }, before)).toBeNull();
});

const limits = { dayAction: "block", dayPaise: 19_999_900n, bookAction: "block", bookPaise: 19_999_900n } as const;

test.each([
  [{ dayAction: "warn" }, "dayAction: block → warn"],
  [{ bookAction: "off" }, "bookAction: block → off"],
  [{ dayPaise: 20_000_000n }, "dayPaise: 19999900 → 20000000"],
  [{ bookPaise: 20_000_000n, dayPaise: 1n }, "dayPaise: 19999900 → 1; bookPaise: 19999900 → 20000000"],
] as const)("cash limits with %o ask for less", (change, words) => {
  expect(cashGuardChanges(limits, { ...limits, ...change })).toBe(words);
});

test("lower limits, and any limit where there was none, ask for more", () => {
  expect(cashGuardChanges(limits, { ...limits, dayPaise: 1n, bookPaise: 1n })).toBeNull();
  expect(cashGuardChanges({ ...limits, dayAction: "warn" }, limits)).toBeNull();
  expect(cashGuardChanges({ ...limits, dayAction: "off" }, { ...limits, dayPaise: 90_000_000n })).toBeNull();
  expect(
    cashGuardChanges({ ...limits, dayAction: "off" }, { ...limits, dayAction: "off", dayPaise: 90_000_000n }),
  ).toBeNull();
});
