import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import { journalKinds } from "@thangam/contracts/receipts/schemas";
import { accruals } from "@thangam/contracts/schemes/schemas";
import { languages } from "@thangam/texts/languages";
import {
  NOMINEE_COLUMNS,
  nomineeColumns,
  SETTLEMENT,
  SETTLEMENT_COLUMNS,
  settlementColumns,
} from "#features/books/index.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** A book as the first page of its passbook shows it. */
const passbook = row({
  bookId: column.id,
  bookNumber: column.text,
  userId: column.nullable(column.id),
  language: column.enumOf(languages),
  clientName: column.text,
  schemeName: column.text,
  accrual: column.enumOf(accruals),
  terms: column.nullable(column.json),
  /** Of the gold of the terms on the day that was asked; null without one. */
  ratePaisePerGram: column.nullable(column.paise),
  bookAmountPaise: column.paise,
  instalments: column.integer,
  status: column.phraseOf(bookStatusCodes),
  openedOn: column.day,
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
  instalmentsPaid: column.integer,
  entryCount: column.integer,
  ...nomineeColumns,
  ...settlementColumns,
});

export type Passbook = RowOf<typeof passbook>;

export function passbookOf(db: Database, bookNumber: string, today: string): Promise<Passbook | undefined> {
  return queryRow(db, passbook)`
    select b.id as book_id, b.number as book_number, c.user_id, coalesce(u.language, 'en') as language, c.name as client_name,
      v.name as scheme_name, v.accrual, v.terms, r.rate_paise_per_gram, b.amount_paise as book_amount_paise, b.instalments, b.status,
      to_char(coalesce(b.joined_on, b.opened_on), 'YYYY-MM-DD') as opened_on, s.paid_paise as paid_total_paise,
      s.weight_mg as weight_total_mg, s.instalments_paid,
      (s.seq - (select count(*) from journals j where j.book_id = b.id and j.kind = 'Transfer'))::int as entry_count,
      ${NOMINEE_COLUMNS}, ${SETTLEMENT_COLUMNS}
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    join book_balances s on s.book_id = b.id
    left join users u on u.id = c.user_id
    left join lateral rate_of_purity(${today}::date, coalesce(v.terms -> 'gold' ->> 'purity', '22K'), b.branch_id) r on true
    ${SETTLEMENT}
    where b.number = ${bookNumber}`;
}

const passbookEntry = row({
  number: column.integer,
  kind: column.enumOf(journalKinds),
  day: column.day,
  paidOn: column.nullable(column.day),
  paymentId: column.nullable(column.id),
  receiptNumber: column.nullable(column.text),
  mode: column.nullable(column.phraseOf(paymentModeCodes)),
  instalmentNumber: column.nullable(column.integer),
  instalmentCount: column.integer,
  amountPaise: column.paise,
  weightMg: column.milligrams,
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
});

export type PassbookEntry = RowOf<typeof passbookEntry>;

/**
 * What was posted to a book, line by line of the ledger, with the running balance. Entries number from 1 without gaps;
 * a transfer between the shop's own accounts, or to another branch, is none of them.
 */
export function passbookEntries(
  db: Database,
  bookId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<PassbookEntry[]> {
  return queryRows(db, passbookEntry)`
    with posted as (
      select l.journal_id as id, row_number() over (order by l.book_seq) as number, l.kind, l.business_day, l.payment_id,
        l.reverses_id, coalesce(sum(l.owed_paise), 0)::bigint as amount_paise, coalesce(sum(l.owed_mg), 0)::bigint as weight_mg
      from journal_lines l
      where l.book_id = ${bookId} and l.kind not in ('Transfer', 'BookMoved')
      group by l.journal_id, l.book_seq, l.kind, l.business_day, l.payment_id, l.reverses_id),
    balanced as (
      select *, sum(amount_paise) over (order by number)::bigint as paid_total_paise,
        sum(weight_mg) over (order by number)::bigint as weight_total_mg
      from posted)
    select e.number::int as number, e.kind, to_char(e.business_day, 'YYYY-MM-DD') as day,
      case when e.kind = 'Receipt' then to_char(nullif(p.business_day, e.business_day), 'YYYY-MM-DD') end as paid_on, e.payment_id,
      p.receipt_number, p.mode, coalesce(p.instalment_number, c.instalment_number) as instalment_number,
      coalesce(p.instalment_count, 1) as instalment_count, e.amount_paise, e.weight_mg, e.paid_total_paise, e.weight_total_mg
    from balanced e
    left join payments p on p.id = e.payment_id
    left join instalment_credits c on c.journal_id = e.id and e.payment_id is null
    where e.number > ${offset} and e.number <= ${offset + limit}
    order by e.number`;
}
