import type { CodeIn } from "@thangam/contracts/values/codes";
import type { bankEntryModeCodes } from "@thangam/contracts/accounts/schemas";
import * as z from "zod/mini";
import type { CommandContext } from "#core/command-context.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { callMoney } from "./call-money.ts";
import { paymentFrom } from "./money-operations.ts";
import type { PaymentAnswer } from "./money-operations.ts";

// What moves the shop's own money between its accounts, each one SQL function of the same name in prisma/sql.

type Connection = Database | Transaction;

interface AssetEntry {
  now: Date;
  /** The shop's day at `now`. */
  today: string;
  /** The day on which it is posted. */
  day: string;
  placeId: number;
  amountPaise: bigint;
  /** The number of the slip, or of the line of the statement. */
  reference: string;
}

export interface RecordBankDeposit extends AssetEntry {
  takenFrom: "drawer" | "safe";
}

/** Returns the id of the journal. */
export function recordBankDeposit(
  db: Connection,
  context: CommandContext,
  { now, today, day, placeId, takenFrom, amountPaise, reference }: RecordBankDeposit,
): Promise<bigint> {
  return journalFrom(callMoney(db)`
    select record_bank_deposit(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date, ${day}::date,
      ${placeId}::smallint, ${takenFrom}, ${amountPaise}::bigint, ${reference}) as answer`);
}

export interface RecordCashWithdrawal extends Omit<AssetEntry, "reference"> {
  takenFrom: "safe" | "bank";
  /** The number of the cheque or of the withdrawal, which the bank needs. */
  reference: string | null;
  note: string | null;
}

/** Returns the id of the journal. */
export function recordCashWithdrawal(
  db: Connection,
  context: CommandContext,
  { now, today, day, placeId, takenFrom, amountPaise, reference, note }: RecordCashWithdrawal,
): Promise<bigint> {
  return journalFrom(callMoney(db)`
    select record_cash_withdrawal(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date, ${day}::date,
      ${placeId}::smallint, ${takenFrom}, ${amountPaise}::bigint, ${reference}, ${note}) as answer`);
}

export interface RecordBankEntry extends AssetEntry {
  direction: "credit" | "debit";
  mode: CodeIn<typeof bankEntryModeCodes>;
}

/** Returns the id of the journal. */
export function recordBankEntry(
  db: Connection,
  context: CommandContext,
  { now, today, day, placeId, direction, mode, amountPaise, reference }: RecordBankEntry,
): Promise<bigint> {
  return journalFrom(callMoney(db)`
    select record_bank_entry(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date, ${day}::date,
      ${placeId}::smallint, ${direction}, ${mode}, ${amountPaise}::bigint, ${reference}) as answer`);
}

export interface CountSafe extends Pick<AssetEntry, "now" | "today" | "placeId"> {
  countedPaise: bigint;
  /** Why it differs from what the ledger says. */
  reason: string | null;
}

/** Returns what the ledger said, and the day on which a difference was posted. */
export async function countSafe(
  db: Connection,
  context: CommandContext,
  { now, today, placeId, countedPaise, reason }: CountSafe,
): Promise<{ day: string; expectedPaise: bigint }> {
  const answer = await callMoney(db)`
    select count_safe(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date, ${placeId}::smallint,
      ${countedPaise}::bigint, ${reason}) as answer`;
  const { day, expectedPaise } = z.parse(z.object({ day: z.string(), expectedPaise: z.string() }), answer);
  return { day, expectedPaise: BigInt(expectedPaise) };
}

export interface RecordBankBalance extends Pick<AssetEntry, "now" | "today" | "day" | "placeId"> {
  balancePaise: bigint;
  /** The journals that the statement does not show yet; neither does it show those after the first `asOf` of the place. */
  openIds: readonly bigint[];
  asOf: bigint | null;
  /** Why it differs from what is expected. */
  reason: string | null;
}

/** Returns what was expected, and what the ledger held without what the statement does not show. */
export async function recordBankBalance(
  db: Connection,
  context: CommandContext,
  { now, today, day, placeId, balancePaise, openIds, asOf, reason }: RecordBankBalance,
): Promise<{ expectedPaise: bigint; ledgerPaise: bigint }> {
  const answer = await callMoney(db)`
    select record_bank_balance(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date, ${day}::date,
      ${placeId}::smallint, ${balancePaise}::bigint, ${openIds}::bigint[], ${asOf}::bigint, ${reason}) as answer`;
  const { expectedPaise, ledgerPaise } = z.parse(balanced, answer);
  return { expectedPaise: BigInt(expectedPaise), ledgerPaise: BigInt(ledgerPaise) };
}

const balanced = z.object({ expectedPaise: z.string(), ledgerPaise: z.string() });

/** Returns the id of the journal that takes the other one back. */
export function correctAccountEntry(
  db: Connection,
  context: CommandContext,
  { now, day, journalId, reason }: { now: Date; day: string; journalId: bigint; reason: string },
): Promise<bigint> {
  return journalFrom(callMoney(db)`
    select correct_account_entry(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date,
      ${journalId}::bigint, ${reason}) as answer`);
}

export interface ClearCheque {
  now: Date;
  day: string;
  paymentId: bigint;
  reference: string | null;
  /** The day on which the bank paid it, and when that began; today where nothing is said. */
  creditedOn?: string | undefined;
  creditedAt?: Date;
}

export function clearCheque(db: Connection, context: CommandContext, given: ClearCheque): Promise<PaymentAnswer> {
  const { now, day, paymentId, reference, creditedOn = null, creditedAt = null } = given;
  return paymentFrom(db)`
    select clear_cheque(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${paymentId}::bigint,
      ${reference}, ${creditedOn}::date, ${creditedAt}::timestamptz) as answer`;
}

export function bounceCheque(
  db: Connection,
  context: CommandContext,
  { now, day, paymentId, reason }: { now: Date; day: string; paymentId: bigint; reason: string },
): Promise<PaymentAnswer> {
  return paymentFrom(db)`
    select bounce_cheque(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${paymentId}::bigint,
      ${reason}) as answer`;
}

const posted = z.object({ journalId: z.string().check(z.regex(/^\d+$/)) });

async function journalFrom(answer: Promise<unknown>): Promise<bigint> {
  return BigInt(z.parse(posted, await answer).journalId);
}
