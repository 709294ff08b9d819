import { SETTLEMENT, SETTLEMENT_COLUMNS } from "#features/books/index.ts";
import type { SettlementColumns } from "#features/books/index.ts";
import type { Database } from "#platform/database/db.ts";

/** A book as the first page of its passbook shows it. */
export interface PassbookRow extends SettlementColumns {
  id: bigint;
  number: string;
  user_id: bigint | null;
  language: string;
  client_name: string;
  scheme_name: string;
  accrual: string;
  amount_paise: bigint;
  instalments: number;
  status: string;
  opened_on: string;
  paid_paise: bigint;
  weight_mg: bigint;
  instalments_paid: number;
  entries: number;
}

export async function passbookOf(db: Database, bookNumber: string): Promise<PassbookRow | undefined> {
  const [row] = await db.$queryRaw<PassbookRow[]>`
    select b.id, b.number, c.user_id, coalesce(u.language, 'en') as language, c.name as client_name,
      v.name as scheme_name, v.accrual, b.amount_paise, b.instalments, b.status,
      to_char(coalesce(b.joined_on, b.opened_on), 'YYYY-MM-DD') as opened_on, s.paid_paise, s.weight_mg, s.instalments_paid,
      (s.seq - (select count(*) from journals j where j.book_id = b.id and j.kind = 'Transfer'))::int as entries,
      ${SETTLEMENT_COLUMNS}
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    join book_balances s on s.book_id = b.id
    left join users u on u.id = c.user_id
    ${SETTLEMENT}
    where b.number = ${bookNumber}`;
  return row;
}

export interface PassbookEntryRow {
  number: number;
  kind: string;
  business_day: string;
  payment_id: bigint | null;
  receipt_number: string | null;
  mode: string | null;
  instalment_number: number | null;
  instalment_count: number;
  paise: bigint;
  mg: bigint;
  paid_total_paise: bigint;
  weight_total_mg: bigint;
}

/**
 * What was posted to a book, by the postings themselves, with the running balance. Entries number from 1 without gaps;
 * a transfer between the shop's own accounts is none of them.
 */
export function passbookEntries(
  db: Database,
  bookId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<PassbookEntryRow[]> {
  return db.$queryRaw<PassbookEntryRow[]>`
    with posted as (
      select j.id, row_number() over (order by j.book_seq) as number, j.kind, j.business_day, j.payment_id, j.reverses_id,
        coalesce(money.amount, 0) as paise, coalesce(gold.amount, 0) as mg
      from journals j
      left join postings money on money.journal_id = j.id and money.account_id = 20
      left join postings gold on gold.journal_id = j.id and gold.account_id = 21
      where j.book_id = ${bookId} and j.kind <> 'Transfer'),
    balanced as (
      select *, sum(paise) over (order by number)::bigint as paid_total_paise,
        sum(mg) over (order by number)::bigint as weight_total_mg
      from posted)
    select e.number::int as number, e.kind, to_char(e.business_day, 'YYYY-MM-DD') as business_day, e.payment_id,
      p.receipt_number, p.mode, coalesce(p.instalment_number, c.instalment_number) as instalment_number,
      coalesce(p.instalment_count, 1) as instalment_count, e.paise, e.mg, e.paid_total_paise, e.weight_total_mg
    from balanced e
    left join payments p on p.id = e.payment_id
    left join instalment_credits c on c.journal_id = e.id and e.payment_id is null
    where e.number > ${offset} and e.number <= ${offset + limit}
    order by e.number`;
}
