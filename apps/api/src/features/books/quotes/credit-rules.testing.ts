import { MAX_PAISE } from "@thangam/contracts/values/money";
import type { Credit, CreditRefusal } from "./credit-rules.ts";

/** A book, an amount, and what it would pay: both sides are asked about each. */
export interface CreditCase {
  name: string;
  paymentRule: "fixed" | "flexible";
  instalments: number;
  status?: "approved" | "closed" | "settled";
  /** Each payment before, in their order: from which instalment on, and how many. */
  paid: readonly (readonly [first: number, count: number])[];
  amountPaise: bigint;
  told: Credit | CreditRefusal;
}

/** What an instalment comes to, and what a flexible book starts from and grows by. */
export const instalmentPaise = 50_000n;
export const minimumPaise = 20_000n;
export const multipleOfPaise = 5000n;

const fixed = { paymentRule: "fixed", instalments: 11, paid: [[1, 3]] } as const;
const outOfTurn = {
  ...fixed,
  paid: [
    [1, 3],
    [6, 2],
  ],
} as const;
const paidUp = { ...fixed, paid: [[1, 11]] } as const;
const flexible = { paymentRule: "flexible", instalments: 2, paid: [[1, 1]] } as const;

const times = (count: bigint) => ({ amountPaise: instalmentPaise * count });
const from = (firstInstalment: number, instalmentCount: number): Pick<CreditCase, "told"> => ({
  told: { firstInstalment, instalmentCount },
});
const not = (told: CreditRefusal): Pick<CreditCase, "told"> => ({ told });

export const creditCases: readonly CreditCase[] = [
  { name: "the first instalment", ...fixed, paid: [], ...times(1n), ...from(1, 1) },
  { name: "all of them at once", ...fixed, paid: [], ...times(11n), ...from(1, 11) },
  { name: "one more than there are", ...fixed, paid: [], ...times(12n), ...not("amount_not_allowed") },
  { name: "the next one", ...fixed, ...times(1n), ...from(4, 1) },
  { name: "all that are left", ...fixed, ...times(8n), ...from(4, 8) },
  { name: "one more than are left", ...fixed, ...times(9n), ...not("amount_not_allowed") },
  { name: "nothing", ...fixed, amountPaise: 0n, ...not("amount_not_allowed") },
  { name: "less than nothing", ...fixed, ...times(-1n), ...not("amount_not_allowed") },
  { name: "a paisa", ...fixed, amountPaise: 1n, ...not("amount_not_allowed") },
  { name: "a paisa less than an instalment", ...fixed, amountPaise: 49_999n, ...not("amount_not_allowed") },
  { name: "a paisa more than an instalment", ...fixed, amountPaise: 50_001n, ...not("amount_not_allowed") },
  { name: "an instalment and a half", ...fixed, amountPaise: 75_000n, ...not("amount_not_allowed") },
  { name: "more than any payment", ...fixed, amountPaise: MAX_PAISE, ...not("amount_not_allowed") },
  { name: "up to one that is paid", ...outOfTurn, ...times(2n), ...from(4, 2) },
  { name: "onto one that is paid", ...outOfTurn, ...times(3n), ...not("instalment_already_paid") },
  { name: "over one that is paid", ...outOfTurn, ...times(6n), ...not("instalment_already_paid") },
  { name: "more than are left around one that is paid", ...outOfTurn, ...times(7n), ...not("amount_not_allowed") },
  { name: "the first where the second is paid", ...fixed, paid: [[2, 1]], ...times(1n), ...from(1, 1) },
  {
    name: "the first two where the second is paid",
    ...fixed,
    paid: [[2, 1]],
    ...times(2n),
    ...not("instalment_already_paid"),
  },
  { name: "the last where all others are paid", ...fixed, paid: [[1, 10]], ...times(1n), ...from(11, 1) },
  { name: "the only one there is", ...fixed, instalments: 1, paid: [], ...times(1n), ...from(1, 1) },
  {
    name: "two where hundreds are paid, the last of them first",
    ...fixed,
    instalments: 1000,
    paid: [
      [402, 400],
      [2, 400],
    ],
    ...times(2n),
    ...not("instalment_already_paid"),
  },
  { name: "one more when all are paid", ...paidUp, ...times(1n), ...not("all_instalments_paid") },
  { name: "a paisa when all are paid", ...paidUp, amountPaise: 1n, ...not("all_instalments_paid") },
  { name: "one on a closed book", ...fixed, status: "closed", ...times(1n), ...not("book_closed") },
  { name: "nothing on a closed book", ...fixed, status: "closed", amountPaise: 0n, ...not("book_closed") },
  { name: "one on a settled book", ...fixed, status: "settled", paid: [], ...times(1n), ...not("book_not_open") },
  { name: "the least of a flexible book", ...flexible, amountPaise: 20_000n, ...from(2, 1) },
  { name: "less than the least", ...flexible, amountPaise: 15_000n, ...not("amount_not_allowed") },
  { name: "a step above the least", ...flexible, amountPaise: 25_000n, ...from(2, 1) },
  { name: "between two steps", ...flexible, amountPaise: 25_001n, ...not("amount_not_allowed") },
  { name: "nothing on a flexible book", ...flexible, amountPaise: 0n, ...not("amount_not_allowed") },
  { name: "less than nothing on a flexible book", ...flexible, amountPaise: -20_000n, ...not("amount_not_allowed") },
  {
    name: "a flexible book's last is not its end",
    ...flexible,
    paid: [
      [1, 1],
      [2, 1],
    ],
    ...times(1n),
    ...from(3, 1),
  },
  { name: "the most of a flexible book", ...flexible, amountPaise: MAX_PAISE, ...from(2, 1) },
  { name: "a step above the most", ...flexible, amountPaise: MAX_PAISE + 5000n, ...not("amount_not_allowed") },
  {
    name: "the least of a closed flexible book",
    ...flexible,
    status: "closed",
    amountPaise: 20_000n,
    ...not("book_closed"),
  },
];
