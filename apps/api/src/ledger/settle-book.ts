import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import type { identityPaperCodes } from "@thangam/contracts/books/settlement-schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import type { counterModeCodes } from "@thangam/contracts/values/payments";
import type { CommandContext } from "#core/command-context.ts";
import type { Transaction } from "#platform/database/db.ts";
import { callMoney } from "./call-money.ts";

/**
 * How the client confirmed it: by the code that was sent to them, or by a signed hand-over. `used` has the hashes, in hex, by
 * which the code is found and used up; null where an approval waited, because its code was used up when it was asked for.
 */
export type Confirmation =
  | { by: "client_code"; used: { request: string; code: string } | null }
  | { by: "hand_over"; paper: CodeIn<typeof identityPaperCodes>; paperEnd: string; handedTo: string };

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
  confirmation: Confirmation;
  /** What the form showed. */
  totalPaise: bigint;
  totalMg: bigint;
}

/** Holds a day of a branch open for the ledger until the transaction ends, as every money function does first. */
export async function lockOpenDay(tx: Transaction, day: string, branchId: number): Promise<void> {
  await tx.$executeRaw`select lock_open_day(${day}::date, ${branchId}::smallint)`;
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
  settlement: SettleBook,
): Promise<void> {
  const { bookId, method, mode, reference, remarks, confirmation, totalPaise, totalMg } = settlement;
  const { bonusPaise, bonusMg, maturesOn, waiver } = settlement;
  const quote = {
    bonusPaise: bonusPaise.toString(),
    bonusMg: bonusMg.toString(),
    maturesOn,
    waiverPercent: waiver?.percent ?? null,
    waiverCapPaise: waiver?.capPaise?.toString() ?? null,
  };
  await callMoney(tx)`
    select settle_book(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${bookId}::bigint, ${method},
      ${settlementMethodCodes.phraseOf(method)}, ${mode}, ${reference}, ${remarks}, ${JSON.stringify(confirmation)}::jsonb,
      ${JSON.stringify(quote)}::jsonb, ${totalPaise}::bigint, ${totalMg}::bigint)::text as answer`;
}
