import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import { languages } from "@thangam/texts/languages";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRow, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** A credited payment with what its receipt says. */
const receipt = row({
  paymentId: column.id,
  receiptNumber: column.text,
  clientName: column.text,
  userId: column.nullable(column.id),
  language: column.enumOf(languages),
  bookNumber: column.text,
  schemeName: column.text,
  mode: column.phraseOf(paymentModeCodes),
  amountPaise: column.paise,
  weightMg: column.nullable(column.milligrams),
  ratePaisePerGram: column.nullable(column.paise),
  transactionNumber: column.nullable(column.text),
  /** Of the first receipt of a book under terms: what it was opened under. */
  terms: column.nullable(column.json),
  instalmentPaise: column.paise,
  joinedOn: column.day,
  /** Of the gold of the terms on the day of the receipt; null without one. */
  dayRatePaise: column.nullable(column.paise),
  instalmentNumber: column.integer,
  instalmentCount: column.integer,
  paidAt: column.moment,
  refundedAt: column.nullable(column.moment),
  /** Where the book stood once this receipt was posted. */
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
  /** The branch that took it; null in a shop of one. What it says nothing of is as the shop's profile says. */
  branchName: column.nullable(column.text),
  branchAddress: column.text,
  branchPhone: column.text,
  branchGstin: column.text,
});

export type Receipt = RowOf<typeof receipt>;

/** The receipt of a payment; undefined when it has none. */
export function receiptOfPayment(db: Database, paymentId: bigint): Promise<Receipt | undefined> {
  return queryRow(db, receipt)`
    select p.id as payment_id, p.receipt_number, c.name as client_name, c.user_id, coalesce(u.language, 'en') as language,
      b.number as book_number, v.name as scheme_name, p.mode, p.amount_paise, p.weight_mg,
      r.rate_paise_per_gram, p.transaction_number, p.instalment_number, p.instalment_count,
      p.paid_at, p.refunded_at, case when j.book_seq = f.seq then v.terms end as terms, b.amount_paise as instalment_paise,
      to_char(coalesce(b.joined_on, b.opened_on), 'YYYY-MM-DD') as joined_on, d.rate_paise_per_gram as day_rate_paise,
      t.paise as paid_total_paise, t.mg as weight_total_mg, branch_name(p.branch_id) as branch_name,
      coalesce(n.address, s.address, '') as branch_address, coalesce(n.phone, s.phone, '') as branch_phone,
      coalesce(n.gstin, s.gstin, '') as branch_gstin
    from payments p
    join books b on b.id = p.book_id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    left join users u on u.id = c.user_id
    left join branches n on n.id = p.branch_id
    left join shop_profiles s on true
    left join gold_rates r on r.id = p.gold_rate_id
    join journals j on j.source = 'payment' and j.source_ref = p.id::text
    join lateral (select min(o.book_seq) as seq from journals o where o.book_id = p.book_id and o.kind = 'Receipt') f on true
    left join lateral rate_of_purity(p.business_day, coalesce(v.terms -> 'gold' ->> 'purity', '22K'), branch_of_book(b, j.book_seq)) d on true
    join lateral (
      select coalesce(sum(l.owed_paise), 0)::bigint as paise, coalesce(sum(l.owed_mg), 0)::bigint as mg
      from journal_lines l where l.book_id = p.book_id and l.book_seq <= j.book_seq) t on true
    where p.id = ${paymentId} and p.receipt_number is not null`;
}

/** What anybody may learn of a receipt whose code they hold. */
export function receiptOfNumber(db: Database, receiptNumber: string) {
  return queryRow(db, publicReceipt)`
    select p.status, p.amount_paise, to_char(p.business_day, 'YYYY-MM-DD') as paid_on, c.name as client_name
    from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    where p.receipt_number = ${receiptNumber}`;
}

const publicReceipt = row({
  status: column.enumOf(paymentStatusCodes.all),
  amountPaise: column.paise,
  paidOn: column.day,
  clientName: column.text,
});
