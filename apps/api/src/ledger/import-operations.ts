import type { CommandContext } from "#core/command-context.ts";
import { refusalIn } from "#core/refusal.ts";
import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";

// The ledger's part of an import, in bulk: each function is one SQL function of the same name in prisma/sql.

interface Moment {
  now: Date;
  /** The shop's day at `now`, "2026-04-01". */
  day: string;
}

export interface ImportedBook {
  row: number;
  clientId: bigint;
  number: string;
  schemeVersionId: bigint;
  prefix: string;
  amountPaise: bigint;
  paidMonths: number;
  joinedOn: string | null;
  /** What a gold book begins with, all months together. */
  weightMg: bigint | null;
}

/** Opens books with their paid months, all or none; returns the book of each row. */
export async function importBooks(
  tx: Transaction,
  context: CommandContext,
  { now, day }: Moment,
  books: readonly ImportedBook[],
): Promise<Map<number, bigint>> {
  const rows = JSON.stringify(books, (_key, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
  const opened = await raised(
    queryRows(tx, openedBook)`
      select row_number, book_id from import_books(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${rows}::jsonb)`,
  );
  return new Map(opened.map(({ rowNumber, bookId }) => [rowNumber, bookId]));
}

const openedBook = row({ rowNumber: column.integer, bookId: column.id });

/** Begins the undo of an import: from then on nothing of it can be used. Refused when any of it is in use. */
export async function beginImportUndo(
  tx: Transaction,
  { now, batchId }: { now: Date; batchId: bigint },
): Promise<void> {
  await raised(tx.$executeRaw`select from begin_import_undo(${now}::timestamptz, ${batchId}::bigint)`);
}

/** Takes some clients of an import with their books out of sight; returns how many books, 0 when none is left. */
export function withdrawImport(
  tx: Transaction,
  context: CommandContext,
  { now, batchId, limit }: { now: Date; batchId: bigint; limit: number },
): Promise<number> {
  return raised(
    queryValue(tx, column.integer)`
      select withdraw_import(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${batchId}::bigint,
                             ${limit}::int)`,
  );
}

/** Reverses the opening entries of some withdrawn books; returns of how many, 0 when none is left. */
export function reverseImport(
  tx: Transaction,
  context: CommandContext,
  { now, day, batchId, limit }: Moment & { batchId: bigint; limit: number },
): Promise<number> {
  return raised(
    queryValue(tx, column.integer)`
      select reverse_import(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${batchId}::bigint,
                            ${limit}::int)`,
  );
}

async function raised<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}
