import type { CodeIn } from "@thangam/contracts/values/codes";
import type { paymentModeCodes } from "@thangam/contracts/values/payments";
import * as z from "zod/mini";
import type { CommandContext } from "#core/command-context.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { callMoney } from "./call-money.ts";

// Closing and reopening a day, each one SQL function of the same name in prisma/sql.

type Connection = Database | Transaction;

export interface CloseDay {
  now: Date;
  /** The shop's day at `now`, and the hour of its clock. */
  today: string;
  hour: number;
  day: string;
  placeId: number;
  /** What was counted; null where nothing was entered, which only a mode without any money may have. */
  counts: readonly { mode: CodeIn<typeof paymentModeCodes>; countedPaise: bigint | null; reason: string | null }[];
  /** Cash that stays in the drawer for the next day. */
  carriedPaise: bigint;
  note: string | null;
  /** Today is closed before the closing hour only if this says so. */
  isConfirmed: boolean;
}

/** Returns by how much the counts differ from the ledger, all modes together. */
export async function closeDay(db: Connection, context: CommandContext, input: CloseDay): Promise<bigint> {
  const { now, today, hour, day, placeId, carriedPaise, note, isConfirmed } = input;
  const counts = input.counts.map((count) => ({ ...count, countedPaise: count.countedPaise?.toString() ?? null }));
  const answer = await callMoney(db)`
    select close_day(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${today}::date, ${hour}::int, ${day}::date,
      ${JSON.stringify(counts)}::jsonb, ${carriedPaise}::bigint, ${note}, ${isConfirmed},
      ${placeId}::smallint) as answer`;
  return BigInt(z.parse(z.object({ variancePaise: z.string() }), answer).variancePaise);
}

export async function reopenDay(
  db: Connection,
  context: CommandContext,
  { now, day, placeId, reason }: { now: Date; day: string; placeId: number; reason: string },
): Promise<void> {
  await callMoney(db)`
    select reopen_day(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${reason},
      ${placeId}::smallint) as answer`;
}
