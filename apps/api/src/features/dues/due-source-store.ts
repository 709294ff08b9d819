import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryOnlyRow, row } from "#platform/database/rows.ts";

/** Up to so many open books are gone through whenever the dues are asked for. */
const maxAtOnce = 5_000;

export interface DueSource {
  /** `book_id, client_id, due_on, instalments_due, due_paise` of what is due. */
  from: Prisma.Sql;
  /** When it was kept; null where it is gone through now. */
  notedAt: Date | null;
}

const state = row({ openBooks: column.integer, notedAt: column.nullable(column.moment) });

/**
 * What is due, today: of a large shop as it was kept a few minutes ago, else from the books themselves. Both are dues_on(): of
 * which day it was kept says due_figures.
 */
export async function dueSource(db: Database, today: string, most = maxAtOnce): Promise<DueSource> {
  const { openBooks, notedAt } = await queryOnlyRow(db, state)`
    select (select coalesce(sum(count), 0)::int from tallies where subject = 'book' and key like '%:approved') as open_books,
      (select noted_at from due_figures where day = ${today}::date) as noted_at`;
  if (openBooks > most && notedAt !== null) return { from: Prisma.sql`kept_dues`, notedAt };
  return { from: Prisma.sql`dues_on(${today}::date)`, notedAt: null };
}
