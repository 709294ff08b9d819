import type { Database } from "#platform/database/db.ts";

/** A credited payment with what its receipt says. Days are "YYYY-MM-DD". */
export interface ReceiptRow {
  id: bigint;
  receipt_number: string;
  status: string;
  client_name: string;
  user_id: bigint | null;
  language: string;
  book_number: string;
  scheme_name: string;
  mode: string;
  amount_paise: bigint;
  weight_mg: bigint | null;
  rate_paise: bigint | null;
  transaction_number: string | null;
  instalment_number: number;
  instalment_count: number;
  paid_at: Date;
  refunded_at: Date | null;
  /** Where the book stood once this receipt was posted. */
  paid_total_paise: bigint;
  weight_total_mg: bigint;
}

/** The receipt of a payment; undefined when it has none. */
export async function receiptOfPayment(db: Database, paymentId: bigint): Promise<ReceiptRow | undefined> {
  const [row] = await db.$queryRaw<ReceiptRow[]>`
    select p.id, p.receipt_number, p.status, c.name as client_name, c.user_id, coalesce(u.language, 'en') as language,
      b.number as book_number, v.name as scheme_name, p.mode, p.amount_paise, p.weight_mg,
      r.rate_paise_per_gram as rate_paise, p.transaction_number, p.instalment_number, p.instalment_count,
      p.paid_at, p.refunded_at, t.paise as paid_total_paise, t.mg as weight_total_mg
    from payments p
    join books b on b.id = p.book_id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    left join users u on u.id = c.user_id
    left join gold_rates r on r.id = p.gold_rate_id
    join journals j on j.source = 'payment' and j.source_ref = p.id::text
    join lateral (
      select coalesce(sum(o.amount) filter (where o.account_id = 20), 0)::bigint as paise,
        coalesce(sum(o.amount) filter (where o.account_id = 21), 0)::bigint as mg
      from journals e join postings o on o.journal_id = e.id and o.book_id = e.book_id
      where e.book_id = p.book_id and e.book_seq <= j.book_seq) t on true
    where p.id = ${paymentId} and p.receipt_number is not null`;
  return row;
}

/** What anybody may learn of a receipt whose code they hold. */
export async function receiptOfNumber(db: Database, receiptNumber: string) {
  const [row] = await db.$queryRaw<
    { status: string; amount_paise: bigint; business_day: string; client_name: string }[]
  >`
    select p.status, p.amount_paise, to_char(p.business_day, 'YYYY-MM-DD') as business_day, c.name as client_name
    from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    where p.receipt_number = ${receiptNumber}`;
  return row;
}
