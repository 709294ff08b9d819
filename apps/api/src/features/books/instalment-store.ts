import type { Database } from "#platform/database/db.ts";

/** An instalment of a book and what paid it; the columns of the payment are null until then. */
export interface InstalmentRow {
  number: number;
  /** Receipt | Opening; null until it is paid. */
  kind: string | null;
  paid_on: string | null;
  payment_id: bigint | null;
  mode: string | null;
  receipt_number: string | null;
  amount_paise: bigint | null;
  weight_mg: bigint | null;
  rate_paise: bigint | null;
}

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
  return db.$queryRaw<InstalmentRow[]>`
    select n as number, j.kind, to_char(coalesce(p.business_day, j.business_day), 'YYYY-MM-DD') as paid_on,
      c.payment_id, p.mode, p.receipt_number, c.amount_paise, c.weight_mg, r.rate_paise_per_gram as rate_paise
    from generate_series(${first}::int, ${last}::int) n
    left join instalment_credits c on c.book_id = ${bookId} and c.instalment_number = n
      and c.reversed_by_journal_id is null
    left join journals j on j.id = c.journal_id
    left join payments p on p.id = c.payment_id
    left join gold_rates r on r.id = p.gold_rate_id
    order by n`;
}
