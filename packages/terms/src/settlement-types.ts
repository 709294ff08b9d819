import type { Bill, BillLine } from "./bill.ts";

/** What earlier parts of a book's settlement took: rupees that were paid, gold, and of a waiver grams and paise. */
export interface Taken {
  paise: bigint;
  mg: bigint;
  coveredMg: bigint;
  offPaise: bigint;
}

export const nothingTaken: Taken = { paise: 0n, mg: 0n, coveredMg: 0n, offPaise: 0n };

export const waysOfParts = ["jewellery_bill", "voucher", "gold_coin", "refund"] as const;

/** A part of a settlement, as it is asked for. */
export interface Part {
  way: (typeof waysOfParts)[number];
  /** So much of what was saved: milligrams of a book in gold, else paise. Left out: all that is left. */
  take?: bigint;
  /** Of a bill, and what a gram of its gold costs, where that is of another purity. */
  lines?: BillLine[];
  billRate?: bigint;
}

/** What a part comes to. */
export interface SettledPart {
  /** Of what was paid, and the gold of it. */
  paise: bigint;
  mg: bigint;
  bonusPaise: bigint;
  bonusMg: bigint;
  /** Kept back of money that is paid back. */
  deductedPaise: bigint;
  /** What it pays for, or what is paid back; null without a rate of gold. */
  worthPaise: bigint | null;
  bill: Bill | null;
  /** The gold of the book that a waiver was given on. */
  coveredMg: bigint;
  /** What the bill asks for beside. */
  toPayPaise: bigint | null;
}

export interface Left {
  paise: bigint;
  mg: bigint;
  bonusPaise: bigint;
  bonusMg: bigint;
}

export type PartProblem =
  | "nothing_saved"
  | "gold_unknown"
  | "part_too_large"
  | "refund_refused"
  | "bill_too_small"
  | "bill_without_pieces";

export type Settled = { problem: null; parts: SettledPart[]; left: Left } | { problem: PartProblem; at: number };
