import type { failureCodes } from "@thangam/contracts/payments/failure-schemas";
import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import * as z from "zod/mini";
import type { CommandContext } from "#core/command-context.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import type { Statement } from "#platform/database/rows.ts";
import { callMoney } from "./call-money.ts";

// Each function here is one SQL function of the same name in prisma/sql: one statement that claims
// the caller's key, does everything, and stores the answer. Called with a database it is also one commit.

export type Connection = Database | Transaction;

export interface Moment {
  now: Date;
  /** The shop's day at `now`, "2026-04-01". */
  day: string;
}

export interface TakeCounterPayment extends Moment {
  bookNumber: string;
  mode: CodeIn<typeof paymentModeCodes>;
  /** null: the next instalment's */
  amountPaise: bigint | null;
  /** null: computed from the day's gold rate, where the scheme saves gold */
  weightMg: bigint | null;
  /** Why it is not the computed one; needed when it is not. */
  weightReason: string | null;
  transactionNumber: string | null;
  /** What the caller was shown of the book; refused when it is another one. Nothing is asked without it. */
  seenState?: string | null;
}

export function takeCounterPayment(
  db: Connection,
  context: CommandContext,
  input: TakeCounterPayment,
): Promise<PaymentAnswer> {
  const { now, day, bookNumber, mode, amountPaise, weightMg, weightReason, transactionNumber, seenState } = input;
  return paymentFrom(db)`
    select take_counter_payment(${JSON.stringify({ ...context, seenState })}::jsonb, ${now}::timestamptz, ${day}::date, ${bookNumber},
      ${mode}, ${amountPaise}::bigint, ${weightMg}::bigint, ${transactionNumber}, ${weightReason}) as answer`;
}

export interface StartPayment extends Moment {
  bookId: bigint;
  /** When given, the book must belong to this person. */
  ownerUserId: bigint | null;
  amountPaise: bigint | null;
  instalmentCount: number | null;
  /** What the caller was shown of the book and its payments; refused when there is more. Nothing is asked without it. */
  seenState?: string | null;
}

export function startPayment(db: Connection, context: CommandContext, input: StartPayment): Promise<PaymentAnswer> {
  const { now, day, bookId, ownerUserId, amountPaise, instalmentCount, seenState } = input;
  return paymentFrom(db)`
    select start_payment(${JSON.stringify({ ...context, seenState })}::jsonb, ${now}::timestamptz, ${day}::date, ${bookId}::bigint,
      ${ownerUserId}::bigint, ${amountPaise}::bigint, ${instalmentCount}::int) as answer`;
}

export interface AcknowledgePayment extends Moment {
  paymentId: bigint;
  /** When given, the payment must be for this book. */
  expectedBookNumber: string | null;
  /** null: the next one due */
  instalmentNumber: number | null;
  weightMg: bigint | null;
  /** Why it is not the computed one; needed when it is not. */
  weightReason: string | null;
  transactionNumber: string | null;
  /** Of a pending payment: the day on which the bank credited it, and when that day began; null: today. */
  creditedOn?: string | null;
  creditedAt?: Date | null;
}

export function acknowledgePayment(
  db: Connection,
  context: CommandContext,
  input: AcknowledgePayment,
): Promise<PaymentAnswer> {
  const { now, day, paymentId, expectedBookNumber, instalmentNumber, weightMg, weightReason, transactionNumber } =
    input;
  const { creditedOn = null, creditedAt = null } = input;
  return paymentFrom(db)`
    select acknowledge_payment(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${paymentId}::bigint,
      ${expectedBookNumber}, ${instalmentNumber}::int, ${weightMg}::bigint, ${transactionNumber}, ${weightReason},
      ${creditedOn}::date, ${creditedAt}::timestamptz) as answer`;
}

export interface FailPayment {
  now: Date;
  paymentId: bigint;
  code: CodeIn<typeof failureCodes> | null;
  /** In the words of whoever failed it. */
  reason: string | null;
}

export function failPayment(db: Connection, context: CommandContext, input: FailPayment): Promise<PaymentAnswer> {
  const { now, paymentId, code, reason } = input;
  return paymentFrom(db)`
    select fail_payment(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${paymentId}::bigint, ${code}, ${reason}) as answer`;
}

export interface RefundPayment extends Moment {
  paymentId: bigint;
  reason: string;
  /** How the money is given back; null: the way it came. */
  mode: CodeIn<typeof paymentModeCodes> | null;
}

export function refundPayment(db: Connection, context: CommandContext, input: RefundPayment): Promise<PaymentAnswer> {
  const { now, day, paymentId, reason, mode } = input;
  return paymentFrom(db)`
    select refund_payment(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${paymentId}::bigint,
      ${reason}, ${mode}) as answer`;
}

export interface OpenBook extends Moment {
  clientId: bigint;
  number: string;
  schemeVersionId: bigint;
  prefix: string;
  amountPaise: bigint;
  memberType: "new" | "existing";
  paidMonths: number;
}

/** Returns the id of the new book. */
export async function openBook(db: Connection, context: CommandContext, input: OpenBook): Promise<bigint> {
  const { now, day, clientId, number, schemeVersionId, prefix, amountPaise, memberType, paidMonths } = input;
  const answer = await callMoney(db)`
    select open_book(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${clientId}::bigint, ${number},
      ${schemeVersionId}::bigint, ${prefix}, ${amountPaise}::bigint, ${memberType}, ${paidMonths}::int) as answer`;
  return z.parse(z.object({ bookId: count }), answer).bookId;
}

const count = z.pipe(
  z.string(),
  z.transform((digits) => BigInt(digits)),
);

const amount = z.pipe(
  z.string(),
  z.transform((digits) => paise(BigInt(digits))),
);

const gold = z.pipe(
  z.string(),
  z.transform((digits) => milligrams(BigInt(digits))),
);

const paymentAnswer = z.object({
  paymentId: count,
  bookId: count,
  bookNumber: z.string(),
  clientId: count,
  clientName: z.string(),
  schemeName: z.string(),
  status: z.enum(paymentStatusCodes.all),
  mode: z.enum(paymentModeCodes.all),
  amountPaise: amount,
  instalmentNumber: z.nullable(z.number()),
  instalmentCount: z.number(),
  weightMg: z.nullable(gold),
  computedWeightMg: z.nullable(gold),
  weightReason: z._default(z.nullable(z.string()), null),
  refundMode: z._default(z.nullable(z.enum(paymentModeCodes.all)), null),
  refundReason: z._default(z.nullable(z.string()), null),
  ratePaisePerGram: z.nullable(amount),
  transactionNumber: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
  paidAt: z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
  businessDay: z.pipe(
    z.string(),
    z.transform((day) => businessDayOf(day)),
  ),
  paidTotalPaise: amount,
  weightTotalMg: gold,
  instalmentsPaid: z.number(),
  nextInstalment: z.nullable(z.number()),
  /** The same request had been answered before; nothing happened now. */
  replayed: z.boolean(),
});

/** A payment and the state of its book right after the command. */
export type PaymentAnswer = z.output<typeof paymentAnswer>;

export function paymentFrom(db: Connection): Statement<PaymentAnswer> {
  return async (sql, ...parameters) => z.parse(paymentAnswer, await callMoney(db)(sql, ...parameters));
}
