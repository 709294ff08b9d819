import { accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

/** What settlements say beside the journals. */
export const books: readonly CrossCheck[] = [
  {
    sql: `
      with moved as (
        select j.book_id, array_agg(distinct j.kind order by j.kind) as kinds, min(j.business_day) as first_day,
          max(j.business_day) as last_day,
          coalesce(sum(p.amount) filter (where j.kind = 'Bonus' and p.account_id = ${accounts.LIABILITY_INR}), 0) as bonus_paise,
          coalesce(sum(p.amount) filter (where j.kind = 'Bonus' and p.account_id = ${accounts.LIABILITY_GOLD}), 0) as bonus_mg,
          coalesce(-sum(p.amount) filter (where j.kind = 'Settlement' and p.account_id = ${accounts.LIABILITY_INR}), 0) as paise,
          coalesce(-sum(p.amount) filter (where j.kind = 'Settlement' and p.account_id = ${accounts.LIABILITY_GOLD}), 0) as mg,
          coalesce(max(mode_of_account(p.account_id)) filter (where j.kind = 'Settlement'), 'none') as mode
        from journals j left join postings p on p.journal_id = j.id
        where j.kind in ('Settlement', 'Bonus') and j.source in ('settlement', 'bonus')
        group by 1)
      select b.number as book from books b
      full join settlements s on s.book_id = b.id
      full join moved m on m.book_id = b.id
      where not coalesce(s.is_by_terms, false) and (b.status = 'settled' or s.book_id is not null or m.book_id is not null)
        and ((b.status, m.first_day, m.last_day, m.bonus_paise, m.bonus_mg, m.paise, m.mg, m.mode, m.kinds)
          is distinct from ('settled', s.business_day, s.business_day, s.bonus_paise, s.bonus_mg,
            s.saved_paise + s.bonus_paise, s.saved_mg + s.bonus_mg, coalesce(s.mode, 'none'),
            case when s.bonus_paise + s.bonus_mg > 0 then '{Bonus,Settlement}' else '{Settlement}' end::text[])
          or exists (select from book_balances t where t.book_id = b.id and (t.paid_paise <> 0 or t.weight_mg <> 0)))
      order by 1 limit 100`,
    sentence: (row) => `Book ${row["book"]} is not settled as its settlement and the ledger say.`,
  },
  {
    sql: `
      select b.number as book, fault_of_parts(b.id) as fault from books b
      where (exists (select from part_settlements s where s.book_id = b.id)
          or exists (select from settlements s where s.book_id = b.id and s.is_by_terms)
          or exists (select from journals j where j.book_id = b.id and j.source in ('part_settlement', 'part_bonus', 'part_deduction')))
        and fault_of_parts(b.id) is not null
      order by 1 limit 100`,
    sentence: (row) => `Book ${row["book"]} ${row["fault"]}.`,
  },
  {
    sql: `
      select b.number as book, s.number::text as settlement from part_settlements s join books b on b.id = s.book_id
      where not is_reckoned_alike(s) order by 1, 2 limit 100`,
    sentence: (row) =>
      `Settlement ${row["settlement"]} of book ${row["book"]} gave other than the terms of its scheme give.`,
  },
  {
    // Those of the time before clients were asked are older than the first that one confirmed.
    sql: `
      select b.number as book from settlements s join books b on b.id = s.book_id
      where s.confirmed_by is null
        and s.settled_at >= (select min(settled_at) from settlements where confirmed_by is not null)
      order by 1 limit 100`,
    sentence: (row) => `Book ${row["book"]} was settled without its client's code or signature.`,
  },
];
