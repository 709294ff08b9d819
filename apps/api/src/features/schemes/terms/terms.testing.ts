import { encode } from "@thangam/terms/json/json";
import { months } from "@thangam/terms/testing/arrange";
import type { Saved as SavedOfCode } from "@thangam/terms/terms";
import { useDatabase } from "#testing/database.ts";

export const database = useDatabase();

/** Paise, milligrams and rates are strings of digits. */
export interface Valuation {
  maturesOn: string;
  opensOn: string;
  closesOn: string | null;
  state: string;
  paidPaise: string;
  paidCount: number;
  instalments: { number: number; dueOn: string; paidOn: string | null; lateDays: number }[];
  rows: { day: string; paise: string; mg: string | null }[];
  savedMg: string | null;
  roundingMg: string | null;
  isGoldFinal: boolean;
  benefits: {
    as: string;
    paise: string;
    mg: string | null;
    making: object | null;
    reason: string;
    row: number | null;
    units: number;
  }[];
  topupPaise: string;
  topupMg: string | null;
  bonusPaise: string;
  bonusMg: string | null;
  exit: { index: number; label: string; refused: boolean; deductions: string[]; deductedPaise: string } | null;
  giftGiven: boolean;
  totalPaise: string;
  totalMg: string | null;
}

export interface Payment {
  day: string;
  paise: string;
  rate?: string;
  weight?: string;
}

export interface Saved {
  joinedOn: string;
  instalment: string;
  payments: Payment[];
  holidays?: string[];
}

export interface Bill {
  lines: { coveredMg: string; fullPaise: string; offPaise: string; paise: string }[];
  fullPaise: string;
  offPaise: string;
  paise: string;
  taxPaise: string | null;
}

const stored = (value: unknown) => JSON.stringify(encode(value));

/** Asks something of each case `c` of a list, in their order. */
export function eachOf(select: string): string {
  return `select ${select} as said from jsonb_array_elements($1::jsonb) with ordinality as list(c, n) order by n`;
}

/** What the database says of each of some cases, by the owner: no limit of the application's time ends hundreds of them on a slow machine. */
export function asked(select: string, cases: string): Promise<unknown[]> {
  return database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ said: unknown }>(eachOf(select), [cases]);
    return rows.map(({ said }) => said);
  });
}

/** What the database says a book is worth on a day. */
export async function valuation(
  terms: object,
  saved: Saved | SavedOfCode,
  day: string,
  rate?: string | bigint,
): Promise<Valuation> {
  const asked = { day, ...(rate === undefined ? {} : { rate }) };
  const [found] = await database.db.$queryRaw<[{ valuation: Valuation }]>`
    select terms_valuation(${stored(terms)}::jsonb, ${stored(saved)}::jsonb, ${stored(asked)}::jsonb) as valuation`;
  return found.valuation;
}

export async function bill(
  terms: object,
  worth: object,
  lines: readonly object[],
  rate: number | bigint,
): Promise<Bill> {
  const [found] = await database.db.$queryRaw<[{ bill: Bill }]>`
    select terms_bill(${stored(terms)}::jsonb, ${stored(worth)}::jsonb, ${stored(lines)}::jsonb, ${rate}::bigint) as bill`;
  return found.bill;
}

/** Which of these are terms, as the database sees it. */
export async function fit(candidates: readonly unknown[]): Promise<boolean[]> {
  const rows = await database.db.$queryRaw<{ fits: boolean }[]>`
    select terms_fit(t) as fits from jsonb_array_elements(${JSON.stringify(candidates)}::jsonb) with ordinality as e(t, n) order by n`;
  return rows.map(({ fits }) => fits);
}

export const give = (percent: number) => ({ give: { percent } });

/** Eleven monthly instalments and a month to wait, but for what a test says. */
export function schedule(rest: object = {}) {
  return { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 }, ...rest };
}

/** A bonus in rupees on one instalment, in steps, but for what a test says. */
export function bonus(when: object[], rest: object = {}) {
  return { as: "rupees", of: "instalment", when, between: "step", ...rest };
}

/** A payment on the same day of each month from the first on; the day is at most the 28th. */
export function monthly(first: string, count: number, paise: string, rate?: string): Payment[] {
  return months(first, count).map((day) => ({ day, paise, ...(rate === undefined ? {} : { rate }) }));
}
