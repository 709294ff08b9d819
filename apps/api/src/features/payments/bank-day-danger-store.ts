import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRow, row } from "#platform/database/rows.ts";

const typedBankDay = row({
  bookId: column.id,
  bookNumber: column.text,
  clientName: column.text,
  amountPaise: column.paise,
  bankDay: column.day,
  startedOn: column.day,
  isForGold: column.boolean,
  ratePaise: column.nullable(column.paise),
  startRatePaise: column.nullable(column.paise),
  /** Of the day, of the day on which it was started, and of today; null where one of them has none. */
  dearestPaise: column.nullable(column.paise),
  isLessLate: column.boolean,
  /** By how much more it brings than money of today, beside gold: in hundredths of a percent. */
  gainedHundredths: column.integer,
});

/**
 * A payment that was just credited on the word of staff, where its day may make a difference by its scheme: it saves gold, has a rule of
 * late instalments, or adds something by the day of a payment. What a gateway captured has the day that the gateway says.
 */
export function typedBankDayOf(
  db: Reader,
  paymentId: bigint,
  { today, timeZone }: { today: string; timeZone: string },
) {
  return queryRow(db, typedBankDay)`
    select b.id as book_id, b.number as book_number, c.name as client_name, p.amount_paise, p.business_day::text as bank_day,
      s.day::text as started_on, v.accrual = 'weight' as is_for_gold, r.paise as rate_paise, r.start_paise as start_rate_paise,
      case when num_nulls(r.paise, r.start_paise, r.today_paise) = 0
        then greatest(r.paise, r.start_paise, r.today_paise) end as dearest_paise,
      is_less_late(b, v, p, ${today}::date) as is_less_late, gain_of_day(b, v, p, ${today}::date) as gained_hundredths
    from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    cross join lateral (select (p.created_at at time zone ${timeZone})::date as day) s
    cross join lateral (
      select (gold_rate_for(v, p.business_day, b.branch_id)).rate_paise_per_gram as paise,
        (gold_rate_for(v, s.day, b.branch_id)).rate_paise_per_gram as start_paise,
        (gold_rate_for(v, ${today}::date, b.branch_id)).rate_paise_per_gram as today_paise) r
    where p.id = ${paymentId} and (p.gateway_payment_id is null or p.gateway = 'upi')
      and (v.accrual = 'weight' or v.benefit_rules ->> 'late' <> 'none' or v.terms ? 'late'
        or v.terms -> 'benefits' @> '[{"of": "payment"}]' or v.terms -> 'topups' @> '[{"on": "payment"}]'
        or v.payment_rule = 'flexible' and v.benefit_rules -> 'bonus' <> 'null')`;
}
