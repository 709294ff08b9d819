import { paymentModeCodes } from "@thangam/contracts/values/payments";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** An instalment of a book and what paid it; but for its number and its day all is null until then. */
const instalmentRow = row({
  number: column.integer,
  /** null in a flexible scheme. */
  dueOn: column.nullable(column.day),
  kind: column.nullable(column.enumOf(["Receipt", "Opening"])),
  paidOn: column.nullable(column.day),
  creditedOn: column.nullable(column.day),
  paymentId: column.nullable(column.id),
  mode: column.nullable(column.phraseOf(paymentModeCodes)),
  receiptNumber: column.nullable(column.text),
  amountPaise: column.nullable(column.paise),
  weightMg: column.nullable(column.milligrams),
  ratePaisePerGram: column.nullable(column.paise),
});

export type InstalmentRow = RowOf<typeof instalmentRow>;

/** The last instalment that a book has or had paid; of a flexible one, that is how far it has come. */
export async function lastInstalmentOf(db: Database, bookId: bigint): Promise<number> {
  const last = await db.instalmentCredit.findFirst({
    where: { bookId, reversedByJournalId: null },
    orderBy: { instalmentNumber: "desc" },
    select: { instalmentNumber: true },
  });
  return last?.instalmentNumber ?? 0;
}

/** Instalments of a book by their numbers, each with the credit that stands. */
export function instalmentsOf(
  db: Database,
  bookId: bigint,
  { first, last }: { first: number; last: number },
): Promise<InstalmentRow[]> {
  return queryRows(db, instalmentRow)`
    select n as number,
      to_char(owed_on(b, v, n), 'YYYY-MM-DD') as due_on, j.kind, to_char(coalesce(p.business_day, j.business_day), 'YYYY-MM-DD') as paid_on,
      case when p.id is not null then to_char(nullif(j.business_day, p.business_day), 'YYYY-MM-DD') end as credited_on,
      c.payment_id, p.mode, p.receipt_number, c.amount_paise, c.weight_mg, r.rate_paise_per_gram
    from generate_series(${first}::int, ${last}::int) n
    join books b on b.id = ${bookId}
    join scheme_versions v on v.id = b.scheme_version_id
    left join instalment_credits c on c.book_id = b.id and c.instalment_number = n
      and c.reversed_by_journal_id is null
    left join journals j on j.id = c.journal_id
    left join payments p on p.id = c.payment_id
    left join gold_rates r on r.id = p.gold_rate_id
    order by n`;
}
