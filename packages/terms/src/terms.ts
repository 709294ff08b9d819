/**
 * What a shop's brochure promises, as data. docs/schemes.md is the text that this follows, word by word. Money is whole
 * paise, gold whole milligrams, a percentage hundredths of a percent, a day "2026-04-01".
 */
export interface Terms {
  schedule: Schedule;
  gold?: GoldTerms;
  benefits: Benefit[];
  late?: LateTerms;
  exit?: Exit[];
  topups?: Topup[];
  gift?: Gift;
  tax?: Tax;
}

/** A day of the calendar, "2026-04-01". */
export type Day = string;

export type Span = { months: number } | { days: number };

export interface Schedule {
  every: Span;
  instalments: number;
  /** Any amount on any day; a payment is an instalment. */
  flexible?: true;
  due: "joining" | { day: number };
  /** How many instalments may be paid in one calendar month. */
  perMonth?: number;
  matures: Span;
  /** It does not mature before so many days after the last payment. */
  rests?: number;
  opens?: Span;
  closes?: { of: "joining" | "maturity" } & Span;
}

export const purities = ["24K", "22K", "18K"] as const;
export const goldRates = ["payment", "next_day", "redemption", "average", "lowest", "lower_of"] as const;
export const roundings = ["down", "half_up"] as const;

export interface GoldTerms {
  purity: (typeof purities)[number];
  rate: (typeof goldRates)[number];
  round: { mode: (typeof roundings)[number]; places: 2 | 3; total: "sum" | "exact" };
}

export const benefitKinds = ["rupees", "gold", "making"] as const;
export const benefitBases = ["instalment", "paid", "saved", "payment"] as const;

export interface Benefit {
  as: (typeof benefitKinds)[number];
  of: (typeof benefitBases)[number];
  when: Row[];
  between: "step" | "linear";
  only?: "maturity";
  /** Of a making charge: so much of the value addition is looked at. */
  points?: number;
  cap?: bigint;
  /** As many grams as were saved, or of a book in rupees as many as the rupees buy; or all of the bill. */
  covers?: "saved" | "bill";
  /** Taken off the charge of the grams above those that are covered. */
  beyond?: number;
  /** By the kind of a piece, in the place of the row's percentage. */
  items?: Record<string, number>;
}

export type Give = { percent: number } | { paise: bigint };

/** From all that it names on, so much is given. */
export interface Row {
  months?: number;
  days?: number;
  paid?: number;
  give: Give;
}

export interface LateTerms {
  grace: number;
  /** So many units of lateness cost nothing. */
  free?: number;
  each: "instalment" | "30 days";
  lose: { points: number } | { share: number | "instalment" } | "all";
  moves?: "longest" | "months";
}

export type Deduction = { percent: number; of: "paid" | "first" } | { gift: true };

/** What is kept back, or that nothing is paid back, where either condition holds. */
export interface Exit {
  paidBefore?: number;
  before?: Span;
  refuse?: true;
  deduct: Deduction[];
  label: string;
}

/** A festival's extra. */
export interface Topup {
  from: Day;
  to: Day;
  give: Give;
  of: "paid" | "gold";
  on: "payment" | "joining";
}

interface Gift {
  item: string;
  cost: bigint;
  givenAfter: number;
}

interface Tax {
  percent: number;
  on: "advance" | "bill";
  shown: "aside";
}

/** What happened on a book. */
export interface Saved {
  joinedOn: Day;
  instalment: bigint;
  /** In the order of their days. */
  payments: Payment[];
  /** Days on which the shop is closed: what falls due on one is due on the next that is none. */
  holidays?: Day[];
}

export interface Payment {
  day: Day;
  paise: bigint;
  /** Paise for a gram, of the day that the terms name. */
  rate?: bigint;
  /** Where it was weighed or typed and not reckoned. */
  weight?: bigint;
}

export interface Asked {
  day: Day;
  rate?: bigint;
}
