import type { CommandContext } from "#core/command-context.ts";
import type { Transaction } from "#platform/database/db.ts";
import { callMoney } from "./call-money.ts";
import type { Confirmation } from "./settle-book.ts";

export interface SettleParts {
  bookId: bigint;
  /** As docs/schemes.md gives them to the evaluators. */
  parts: unknown;
  remarks: string | null;
  confirmation: Confirmation;
  /** What the form showed. */
  totalPaise: bigint;
  totalMg: bigint;
}

/**
 * Settles parts of a book under terms; the SQL function of the same name reckons them anew, refuses what may not be settled
 * and posts. The caller has locked the day and the book.
 */
export async function settleParts(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
  { bookId, parts, remarks, confirmation, totalPaise, totalMg }: SettleParts,
): Promise<void> {
  await callMoney(tx)`
    select settle_parts(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${bookId}::bigint,
      ${JSON.stringify(parts)}::jsonb, ${remarks}, ${JSON.stringify(confirmation)}::jsonb, ${totalPaise}::bigint,
      ${totalMg}::bigint)::text as answer`;
}
