import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRow, row } from "#platform/database/rows.ts";

interface Acknowledgement {
  paymentId: bigint;
  /** null: the next one due */
  instalmentNumber: number | null;
  /** Of a pending payment; a verified one has its day. */
  creditedOn: string;
}

const preview = row({
  instalmentNumber: column.nullable(column.integer),
  instalmentCount: column.integer,
  leavesOpen: column.listOf(column.integer),
  businessDay: column.day,
  ratePaisePerGram: column.nullable(column.paise),
  computedWeightMg: column.nullable(column.milligrams),
});

export function previewOfAcknowledgement(db: Database, { paymentId, instalmentNumber, creditedOn }: Acknowledgement) {
  return queryRow(db, preview)`
    select f.first as instalment_number, p.instalment_count, to_char(f.day, 'YYYY-MM-DD') as business_day, r.rate_paise_per_gram,
      case when v.accrual = 'weight' then weight_for_amount(v, b.id, p.amount_paise, r.rate_paise_per_gram) end
        as computed_weight_mg,
      array(
        select n from generate_series(1, f.first - 1) n
        where v.payment_rule = 'fixed' and not exists (
          select from instalment_credits c
          where c.book_id = b.id and c.instalment_number = n and c.reversed_by_journal_id is null)
        order by n) as leaves_open
    from payments p
    join books b on b.id = p.book_id
    join scheme_versions v on v.id = b.scheme_version_id
    cross join lateral (select coalesce(${instalmentNumber}::int, next_instalment(b, v.payment_rule)) as first,
      case p.status when 'pending' then ${creditedOn}::date else p.business_day end as day) f
    left join lateral gold_rate_for(v, f.day, b.branch_id) r on v.accrual = 'weight'
    where p.id = ${paymentId}`;
}
