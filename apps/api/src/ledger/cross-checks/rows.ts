import { accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

/** Rows that belong to nothing, or hold what their journal, payment or account says otherwise. */
export const rows: readonly CrossCheck[] = [
  {
    // A gap would hide receipts that somebody took away.
    sql: `
      select r.id::text as restore from restores r
      where not exists (select from audit_entries a
          where a.operation = 'Note_Restore' and a.record_type = 'restore' and a.record_id = r.id::text
            and (a.detail ->> 'numbersSkipped')::bigint = r.numbers_each)
        or exists (select from receipt_gaps g where g.restore_id = r.id
          and (g.last_number - g.first_number + 1 <> r.numbers_each or g.financial_year not between r.first_year and r.last_year))
      order by r.id limit 100`,
    sentence: (row) =>
      `Restore ${row["restore"]} or the receipt numbers skipped for it are not as the audit trail tells.`,
  },
  {
    sql: `
      with known as (select * from (values ${Object.entries(accounts)
        .map(([code, id]) => `(${id}, '${code}')`)
        .join(", ")}) as k(id, code))
      select coalesce(a.code, k.code) as code from accounts a full join known k using (id)
      where a.code is distinct from k.code or a.commodity <> case when k.code in ('LIABILITY_GOLD', 'GOLD_POSITION') then 'GOLD' else 'INR' end
      order by 1 limit 100`,
    sentence: (row) => `The account ${row["code"]} is not one of the chart of accounts, or is missing there.`,
  },
  {
    sql: `
      select distinct p.journal_id as journal from postings p
      where not exists (select from journals j where j.id = p.journal_id) order by 1 limit 100`,
    sentence: (row) => `There are postings of journal ${row["journal"]}, which is not there.`,
  },
  {
    sql: `
      select distinct p.journal_id as journal from postings p left join accounts a on a.id = p.account_id
      where p.commodity is distinct from a.commodity
        or p.commodity <> case when p.account_id in (${accounts.LIABILITY_GOLD}, ${accounts.GOLD_POSITION}) then 'GOLD' else 'INR' end
      order by 1 limit 100`,
    sentence: (row) => `Journal ${row["journal"]} posts in another commodity than its account has.`,
  },
  {
    sql: `
      select t.book_id as book from book_balances t
      where not exists (select from books b where b.id = t.book_id) order by 1 limit 100`,
    sentence: (row) => `There is a balance of book ${row["book"]}, which is not there.`,
  },
  {
    sql: `
      select c.place_id::text as place from place_chains c
      where not exists (select from places p where p.id = c.place_id) order by 1 limit 100`,
    sentence: (row) => `There is a chain of place ${row["place"]}, which is not there.`,
  },
  {
    sql: `
      select s.counter_id::text as counter, s.financial_year as year from receipt_series s
      left join counters c on c.id = s.counter_id
      where c.id is null or s.financial_year !~ '^\\d{4}-\\d{2}$' order by 1, 2 limit 100`,
    sentence: (row) => `Receipt series ${row["year"]} of counter ${row["counter"]} is none that a counter gives.`,
  },
  {
    // Whole paise and milligrams; the last instalment carries what does not divide.
    sql: `
      select c.payment_id as payment from instalment_credits c
      join payments p on p.id = c.payment_id
      left join journals j on j.id = c.journal_id
      where c.book_id <> p.book_id or j.payment_id is distinct from p.id or j.kind <> 'Receipt'
        or c.instalment_number not between p.instalment_number and p.instalment_number + p.instalment_count - 1
        or c.amount_paise <> p.amount_paise / p.instalment_count
        or c.weight_mg <> coalesce(p.weight_mg, 0) / p.instalment_count
          + case when c.instalment_number = p.instalment_number + p.instalment_count - 1
            then coalesce(p.weight_mg, 0) % p.instalment_count else 0 end
      order by 1 limit 100`,
    sentence: (row) =>
      `Payment ${row["payment"]} and what is credited for it differ in book, instalment, amount or weight.`,
  },
  {
    sql: `
      select c.journal_id as journal from instalment_credits c
      left join journals j on j.id = c.journal_id
      where c.payment_id is null and (j.kind is distinct from 'Opening' or j.book_id <> c.book_id
        or j.source_ref <> c.book_id || ':' || c.instalment_number)
      order by 1 limit 100`,
    sentence: (row) => `Journal ${row["journal"]} and what is credited for it differ in book or instalment.`,
  },
];
