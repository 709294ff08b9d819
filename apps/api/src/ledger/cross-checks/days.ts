import { accountByMethod, accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

const methodAccounts = Object.values(accountByMethod).join(", ");
const methodCases = Object.entries(accountByMethod)
  .map(([method, account]) => `when ${account} then '${method}'`)
  .join(" ");

/** What closed days say beside the journals. The column `seal` holds the digest of a day. */
export const days: readonly CrossCheck[] = [
  {
    sql: `
      select c.day::text as day from day_closings c
      where c.reopened_at is null and c.seal <> (
        select sha256(convert_to(coalesce(string_agg(encode(hash, 'hex'), ',' order by id), ''), 'UTF8'))
        from journals j where j.business_day = c.day and j.place_id = c.place_id)
      order by c.day limit 100`,
    sentence: (row) => `The journals of ${row["day"]} are not those that were there when the day was closed.`,
  },
  {
    sql: `
      with moved as (
        select j.business_day, p.branch_id, case p.account_id ${methodCases} end as mode,
          coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as received,
          coalesce(sum(p.amount) filter (where p.amount > 0), 0) as given
        from journals j join postings p on p.journal_id = j.id
        where p.account_id in (${methodAccounts}) and j.book_id is not null
        group by 1, 2, 3),
      own as (
        select j.business_day, p.branch_id,
          coalesce(sum(p.amount) filter (where coalesce(r.source, j.source) in ('bank_deposit', 'branch_sent')), 0) as banked,
          coalesce(-sum(p.amount) filter (where coalesce(r.source, j.source) in ('safe_withdrawal', 'bank_withdrawal', 'branch_received')), 0)
            as brought
        from journals j join postings p on p.journal_id = j.id left join journals r on r.id = j.reverses_id
        where p.account_id = ${accounts.CASH_DRAWER} and j.book_id is null
        group by 1, 2),
      kept as (
        select c.day, c.place_id, k.mode, k.opening_paise, k.receipts_paise, k.refunds_paise, k.banked_paise, k.brought_paise,
          case k.mode when 'cash' then coalesce((
            select b.carried_paise from day_closings b
            where b.place_id = c.place_id and b.day < c.day and b.reopened_at is null order by b.day desc limit 1
          ), 0) else 0 end as opening
        from day_closings c join day_counts k on k.closing_id = c.id where c.reopened_at is null)
      select k.day::text as day, k.mode from kept k
      left join moved m on m.business_day = k.day and m.branch_id = k.place_id and m.mode = k.mode
      left join own o on o.business_day = k.day and o.branch_id = k.place_id and k.mode = 'cash'
      where (k.receipts_paise, k.refunds_paise, k.banked_paise, k.brought_paise, k.opening_paise)
        is distinct from (coalesce(m.received, 0), coalesce(m.given, 0), coalesce(o.banked, 0), coalesce(o.brought, 0), k.opening)
      order by 1, 2 limit 100`,
    sentence: (row) => `The closing of ${row["day"]} and the ledger differ (${row["mode"]}).`,
  },
];
