import type { Benefit, Day } from "./terms.ts";

/** What a book is worth on a day. */
export interface Valuation {
  day: Day;
  joinedOn: Day;
  maturesOn: Day;
  opensOn: Day;
  closesOn: Day | null;
  state: State;
  paidPaise: bigint;
  paidCount: number;
  /** None of a flexible book. */
  instalments: InstalmentOn[];
  rows: { day: Day; paise: bigint; mg: bigint | null }[];
  /** Null without gold, and where a rate is not known. */
  savedMg: bigint | null;
  roundingMg: bigint | null;
  /** Of rates that only the end tells, the gold is what it would be at today's. */
  isGoldFinal: boolean;
  benefits: BenefitOn[];
  topupPaise: bigint;
  topupMg: bigint | null;
  /** All that the shop adds, topups with it. */
  bonusPaise: bigint;
  bonusMg: bigint | null;
  exit: ExitOn | null;
  giftGiven: boolean;
  /** Of a book in gold the bonus in rupees alone. */
  totalPaise: bigint;
  totalMg: bigint | null;
}

export type State = "saving" | "not_open" | "mature" | "closed";

interface InstalmentOn {
  number: number;
  dueOn: Day;
  paidOn: Day | null;
  lateDays: number;
}

export type Reason = "given" | "too_early" | "late" | "too_late" | "not_open";

export interface BenefitOn {
  as: Benefit["as"];
  paise: bigint;
  mg: bigint | null;
  making: Making | null;
  reason: Reason;
  row: number | null;
  /** Of lateness. */
  units: number;
}

/** What a bill leaves out of its making charges. */
export interface Making {
  percent: number;
  points?: number;
  /** Null: all of the bill, or so much as `coveredPaise` buy. */
  coveredMg: bigint | null;
  /** Of a book in rupees: what they buy at the bill's rate is covered. */
  coveredPaise?: bigint;
  beyond?: number;
  items?: Record<string, number>;
  cap?: bigint;
}

/** What is kept back of money that is paid back on the day. */
export interface ExitOn {
  index: number;
  label: string;
  refused: boolean;
  deductions: bigint[];
  deductedPaise: bigint;
}
