import * as z from "zod/mini";
import type { CommandContext } from "#core/command-context.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { callMoney } from "./call-money.ts";

// What moves a book or money from one branch to another, each one SQL function of the same name in prisma/sql.

type Connection = Database | Transaction;

export interface MoveBook {
  now: Date;
  day: string;
  bookId: bigint;
  /** The branch that gets it. */
  branchId: number;
  reason: string;
}

export async function moveBook(
  db: Connection,
  context: CommandContext,
  { now, day, bookId, branchId, reason }: MoveBook,
): Promise<void> {
  await callMoney(db)`
    select move_book(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${bookId}::bigint,
      ${branchId}::smallint, ${reason}) as answer`;
}

/** Where the money of a branch lies that is sent, or is put. */
export type BranchMoney = "drawer" | "safe" | "bank";

export interface SendToBranch {
  now: Date;
  today: string;
  fromId: number;
  toId: number;
  takenFrom: BranchMoney;
  amountPaise: bigint;
  /** The number of the bank's transfer; null of cash. */
  reference: string | null;
  note: string | null;
}

/** Returns the id of the transfer. */
export function sendToBranch(db: Connection, context: CommandContext, given: SendToBranch): Promise<bigint> {
  const { now, today, fromId, toId, takenFrom, amountPaise, reference, note } = given;
  return transferFrom(callMoney(db)`
    select send_to_branch(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date, ${fromId}::smallint,
      ${toId}::smallint, ${takenFrom}, ${amountPaise}::bigint, ${reference}, ${note}) as answer`);
}

export interface ReceiveFromBranch {
  now: Date;
  today: string;
  transferId: bigint;
  putInto: BranchMoney;
  /** What was counted, which is what was sent. */
  amountPaise: bigint;
}

export function receiveFromBranch(db: Connection, context: CommandContext, given: ReceiveFromBranch): Promise<bigint> {
  const { now, today, transferId, putInto, amountPaise } = given;
  return transferFrom(callMoney(db)`
    select receive_from_branch(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date,
      ${transferId}::bigint, ${putInto}, ${amountPaise}::bigint) as answer`);
}

export function cancelBranchTransfer(
  db: Connection,
  context: CommandContext,
  { now, today, transferId, reason }: { now: Date; today: string; transferId: bigint; reason: string },
): Promise<bigint> {
  return transferFrom(callMoney(db)`
    select cancel_branch_transfer(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date,
      ${transferId}::bigint, ${reason}) as answer`);
}

const transfer = z.object({ transferId: z.string().check(z.regex(/^\d+$/)) });

async function transferFrom(answer: Promise<unknown>): Promise<bigint> {
  return BigInt(z.parse(transfer, await answer).transferId);
}
