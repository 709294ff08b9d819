/** Terms as the maker holds them: text as typed. What a choice hides is kept, and not sent. */
export interface TermsDraft {
  schedule: ScheduleDraft;
  /** rupees | gold */
  savesIn: string;
  gold: GoldDraft;
  benefits: readonly BenefitDraft[];
  /** no | yes */
  isLateKept: boolean;
  late: LateDraft;
  exits: readonly ExitDraft[];
  topups: readonly TopupDraft[];
  hasGift: boolean;
  gift: { item: string; cost: string; givenAfter: string };
  hasTax: boolean;
  tax: { percent: string; on: string };
}

/** months | days; "" as a count where a span may be left out. */
export interface SpanDraft {
  count: string;
  unit: string;
}

export interface ScheduleDraft {
  every: SpanDraft;
  instalments: string;
  isFlexible: boolean;
  /** joining | day */
  due: string;
  dueDay: string;
  perMonth: string;
  matures: SpanDraft;
  /** Days after the last payment; "": none. */
  rests: string;
  opens: SpanDraft;
  /** never | joining | maturity */
  closesOf: string;
  closes: SpanDraft;
}

export interface GoldDraft {
  purity: string;
  rate: string;
  mode: string;
  places: string;
  total: string;
}

/** percent | paise */
export interface GiveDraft {
  in: string;
  amount: string;
}

/** Rows come and go; the key stays. */
export interface RowDraft {
  key: number;
  months: string;
  days: string;
  paid: string;
  give: GiveDraft;
}

export type Condition = "months" | "days" | "paid";

export interface BenefitDraft {
  key: number;
  as: string;
  of: string;
  rows: readonly RowDraft[];
  /** The conditions that the rows show. */
  conditions: readonly Condition[];
  between: string;
  isAtMaturityOnly: boolean;
  points: string;
  cap: string;
  /** "" as long as nobody chose: the grams saved. */
  covers: string;
  beyond: string;
  items: readonly ItemDraft[];
}

interface ItemDraft {
  key: number;
  kind: string;
  percent: string;
}

export interface LateDraft {
  grace: string;
  free: string;
  each: string;
  /** points | share | instalment | all */
  lose: string;
  losePercent: string;
  /** no | longest | months */
  moves: string;
}

export interface DeductionDraft {
  key: number;
  /** paid | first | gift */
  of: string;
  percent: string;
}

export interface ExitDraft {
  key: number;
  label: string;
  paidBefore: string;
  before: SpanDraft;
  isRefused: boolean;
  deduct: readonly DeductionDraft[];
}

export interface TopupDraft {
  key: number;
  from: string;
  to: string;
  give: GiveDraft;
  of: string;
  on: string;
}
