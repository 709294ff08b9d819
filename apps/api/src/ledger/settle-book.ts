import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import type { counterModeCodes } from "@thangam/contracts/values/payments";
import type { CommandContext } from "#core/command-context.ts";
import type { Transaction } from "#platform/database/db.ts";
import { callMoney } from "./call-money.ts";

export interface SettleBook {
  bookId: bigint;
  method: CodeIn<typeof settlementMethodCodes>;
  mode: CodeIn<typeof counterModeCodes> | null;
  reference: string | null;
  remarks: string | null;
  /** What the rules of its scheme give on the day. */
  bonusPaise: bigint;
  bonusMg: bigint;
  maturesOn: string;
  /** Of the making charge, in hundredths of a percent, and the most it may come to. */
  waiver: { percent: number; capPaise: bigint | null } | null;
  /** What the form showed. */
  totalPaise: bigint;
  totalMg: bigint;
}

/** Holds a day open for the ledger until the transaction ends, as every money function does first. */
export async function holdDayOpen(tx: Transaction, day: string): Promise<void> {
  await tx.$executeRaw`select lock_open_day(${day}::date)`;
}

/**
 * Settles a book; the SQL function of the same name locks it, refuses what may not be settled and posts. The caller has
 * locked the day and the book, so that the bonus is that of the book as it is.
 */
export async function settleBook(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
  { bookId, method, mode, reference, remarks, bonusPaise, bonusMg, maturesOn, waiver, totalPaise, totalMg }: SettleBook,
): Promise<void> {
  const quote = {
    bonusPaise: bonusPaise.toString(),
    bonusMg: bonusMg.toString(),
    maturesOn,
    waiverPercent: waiver?.percent ?? null,
    waiverCapPaise: waiver?.capPaise?.toString() ?? null,
  };
  await callMoney(tx)`
    select settle_book(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${bookId}::bigint, ${method},
      ${settlementMethodCodes.phraseOf(method)}, ${mode}, ${reference}, ${remarks}, ${JSON.stringify(quote)}::jsonb, ${totalPaise}::bigint, ${totalMg}::bigint)::text as answer`;
}
