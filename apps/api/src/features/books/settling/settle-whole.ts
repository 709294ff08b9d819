import type { BusinessDay } from "@thangam/contracts/values/time";
import type { CommandContext } from "#core/command-context.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { olderQuoteOf } from "#features/books/quotes/quote-of-book.ts";
import { settleBook as settleInLedger } from "#ledger/settle-book.ts";
import type { Confirmation } from "#ledger/settle-book.ts";
import type { Transaction } from "#platform/database/db.ts";
import type { SettlementTerms } from "./settlement-terms.ts";

export interface Settling {
  tx: Transaction;
  context: CommandContext;
  now: Date;
  today: BusinessDay;
  remarks: string | null;
  confirmation: Confirmation;
}

/** What a settlement gave, as a checker of it weighs it. */
export interface Given {
  maturesOn: string;
  bonusPaise: bigint;
  /** Of a book that goes on: what its client is told, once. */
  told: { key: string; payload: Record<string, unknown> } | null;
}

/** Ends a book of a scheme without terms: by what its older rules give at this moment. */
export async function settleWhole(settling: Settling, book: BookRow, asked: SettlementTerms): Promise<Given> {
  const { tx, context, now, today, remarks, confirmation } = settling;
  const { today: owed } = await olderQuoteOf(tx, book, today);
  await settleInLedger(tx, context, now, today, {
    ...asked,
    remarks,
    confirmation,
    bonusPaise: owed.bonusPaise,
    bonusMg: owed.bonusMg,
    maturesOn: owed.maturesOn,
    waiver: owed.makingChargeWaiver,
  });
  return { maturesOn: owed.maturesOn, bonusPaise: owed.bonusPaise, told: null };
}
