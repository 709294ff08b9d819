import { accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

/** What the recorded balances of the bank's statement say of the ledger, and of each other. */
export const bankCounts: readonly CrossCheck[] = [
  {
    sql: `
      with steps as (
        select j.place_id, j.book_seq as seq, null::bigint as count_id, -g.amount as amount
        from journals j join postings g on g.journal_id = j.id and g.account_id = ${accounts.BANK}
        where j.book_id is null
        union all
        select place_id, up_to_seq, id, 0 from bank_counts),
      held as (
        select count_id, sum(amount) over (partition by place_id order by seq) as paise from steps),
      opened as (
        select e.count_id, -sum(g.amount) as paise, bool_or(j.book_seq > c.up_to_seq) as is_later
        from bank_count_entries e join bank_counts c on c.id = e.count_id join journals j on j.id = e.journal_id
        join postings g on g.journal_id = j.id and g.account_id = ${accounts.BANK} group by 1),
      followed as (
        select c.*, lag(c.counted_paise - c.ledger_paise, 1, 0::bigint) over w as known, lag(c.up_to_seq) over w as seq_before,
          lag(c.business_day) over w as day_before
        from bank_counts c window w as (partition by c.place_id order by c.id))
      select c.id as count from followed c join held h on h.count_id = c.id left join opened o on o.count_id = c.id
      where c.ledger_paise <> h.paise - coalesce(o.paise, 0) or o.is_later
        or c.expected_paise <> c.ledger_paise + c.known or c.up_to_seq < c.seq_before or c.business_day < c.day_before
      order by 1 limit 100`,
    sentence: (row) =>
      `What the ledger held at the bank, and what balance ${row["count"]} of its statement says so, differ.`,
  },
];
