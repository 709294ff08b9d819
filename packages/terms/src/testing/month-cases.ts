import type { Day, Payment, Saved, Schedule, Terms } from "#terms.ts";
import { monthly, months, rupees } from "./arrange.ts";

/** A book of 1,000 rupees a month, what was paid on it, and a payment that its month takes or does not. */
export interface MonthCase {
  name: string;
  /** Null where the terms set no limit. */
  perMonth: number | null;
  /** When the book came here. */
  cameOn: Day;
  isFlexible?: boolean;
  /** Months that were paid elsewhere before it came, and when its owner joined there. */
  brought?: { joinedOn: Day; count: number };
  /** Days, each with how many instalments were paid on it. */
  paid: readonly (readonly [day: Day, instalments: number])[];
  tried: readonly [day: Day, instalments: number];
  isTaken: boolean;
}

const instalment = rupees(1000);

export function termsOfMonth({ perMonth, isFlexible }: MonthCase): Terms {
  const given: Partial<Schedule> = {
    ...(perMonth === null ? {} : { perMonth }),
    ...(isFlexible === true ? { flexible: true } : {}),
  };
  return { schedule: monthly(24, given), benefits: [] };
}

/** What the evaluator is told of the book, and of the payment. What was paid elsewhere counts when it was due, at the latest when the book came. */
export function factsOfMonth({ cameOn, brought, paid, tried }: MonthCase): { saved: Saved; payment: Payment } {
  const joinedOn = brought?.joinedOn ?? cameOn;
  const due = months(joinedOn, brought?.count ?? 0);
  const before = due.map((day): MonthCase["paid"][number] => [day < cameOn ? day : cameOn, 1]);
  return {
    saved: { joinedOn, instalment, payments: [...before, ...paid].map(paymentOf) },
    payment: paymentOf(tried),
  };
}

function paymentOf([day, instalments]: readonly [Day, number]): Payment {
  return { day, paise: instalment * BigInt(instalments) };
}

const january = { perMonth: 1, cameOn: "2025-01-05", paid: [["2025-01-05", 1]] } as const;
const leapYear = { perMonth: 1, cameOn: "2028-01-31", paid: [["2028-02-01", 1]] } as const;
const two = { perMonth: 2, cameOn: "2025-01-05", paid: [["2025-01-05", 1]] } as const;
const flexible = { ...two, isFlexible: true, paid: [["2025-01-05", 5]] } as const;
const came = { perMonth: 1, cameOn: "2025-01-05", paid: [] } as const;
const broughtToday = { ...came, brought: { joinedOn: "2024-12-20", count: 3 } } as const;
const broughtTwo = { ...broughtToday, perMonth: 2, brought: { joinedOn: "2024-11-30", count: 3 } } as const;

export const monthCases: readonly MonthCase[] = [
  { ...january, name: "the first of a book", paid: [], tried: ["2025-01-05", 1], isTaken: true },
  { ...january, name: "a second on the same day", tried: ["2025-01-05", 1], isTaken: false },
  { ...january, name: "a second on the 31st", tried: ["2025-01-31", 1], isTaken: false },
  { ...january, name: "the first of the next month", tried: ["2025-02-01", 1], isTaken: true },
  { ...january, name: "a day after the 31st", paid: [["2025-01-31", 1]], tried: ["2025-02-01", 1], isTaken: true },
  { ...january, name: "after months without a payment", tried: ["2025-04-30", 1], isTaken: true },
  { ...january, name: "two at once for what was missed", tried: ["2025-04-30", 2], isTaken: false },
  { ...january, name: "the last day of the year", paid: [["2025-12-01", 1]], tried: ["2025-12-31", 1], isTaken: false },
  { ...january, name: "New Year's Day", paid: [["2025-12-31", 1]], tried: ["2026-01-01", 1], isTaken: true },
  { ...january, name: "the same month of another year", tried: ["2026-01-05", 1], isTaken: true },
  {
    ...january,
    name: "a month before one that was paid",
    paid: [["2025-02-01", 1]],
    tried: ["2025-01-31", 1],
    isTaken: true,
  },
  { ...leapYear, name: "a leap day, in a month that is paid", tried: ["2028-02-29", 1], isTaken: false },
  { ...leapYear, name: "the day after a leap day", tried: ["2028-03-01", 1], isTaken: true },
  { ...leapYear, name: "a leap day", paid: [["2028-01-31", 1]], tried: ["2028-02-29", 1], isTaken: true },
  { ...two, name: "the second of two", tried: ["2025-01-31", 1], isTaken: true },
  { ...two, name: "two more where one is left", tried: ["2025-01-31", 2], isTaken: false },
  { ...two, name: "two at once", paid: [], tried: ["2025-01-05", 2], isTaken: true },
  { ...two, name: "three at once", paid: [], tried: ["2025-01-05", 3], isTaken: false },
  {
    ...two,
    name: "two after two of the month before",
    paid: [["2025-01-05", 2]],
    tried: ["2025-02-01", 2],
    isTaken: true,
  },
  {
    ...two,
    name: "all there are, where the limit is the highest",
    perMonth: 4000,
    tried: ["2025-01-31", 23],
    isTaken: true,
  },
  { ...two, name: "all there are, without a limit", perMonth: null, tried: ["2025-01-31", 23], isTaken: true },
  { ...flexible, name: "any amount is one of a flexible book", tried: ["2025-01-31", 7], isTaken: true },
  {
    ...flexible,
    name: "the third of a flexible book",
    paid: [
      ["2025-01-05", 5],
      ["2025-01-06", 1],
    ],
    tried: ["2025-01-31", 1],
    isTaken: false,
  },
  {
    ...came,
    name: "months that were brought along were due in others",
    brought: { joinedOn: "2024-10-05", count: 3 },
    tried: ["2025-01-31", 1],
    isTaken: true,
  },
  { ...broughtToday, name: "a month that was brought along fills its month", tried: ["2025-01-31", 1], isTaken: false },
  { ...broughtToday, name: "the month after they came", tried: ["2025-02-01", 1], isTaken: true },
  { ...broughtTwo, name: "one beside one that was brought along", tried: ["2025-01-31", 1], isTaken: true },
  { ...broughtTwo, name: "two beside one that was brought along", tried: ["2025-01-31", 2], isTaken: false },
];
