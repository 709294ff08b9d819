import { accountByMethod, accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

const methodAccounts = Object.values(accountByMethod).join(", ");

/** What payments, receipts, refunds and exceptions say beside the journals. */
export const payments: readonly CrossCheck[] = [
  {
    sql: `
      select p.id, p.status, count(j.id) filter (where j.kind = 'Receipt') as receipts,
        count(j.id) filter (where j.kind = 'Reversal') as reversals
      from payments p left join journals j on j.payment_id = p.id
      group by p.id
      having count(j.id) filter (where j.kind = 'Receipt') <> (p.status in ('credited', 'refunded'))::int
        or count(j.id) filter (where j.kind = 'Reversal') <> (p.status = 'refunded')::int
      order by p.id limit 100`,
    sentence: (row) =>
      `Payment ${row["id"]} is '${row["status"]}' with ${row["receipts"]} receipt and ${row["reversals"]} reversal journals.`,
  },
  {
    sql: `
      select p.id, j.id as journal
      from payments p join journals j on j.payment_id = p.id and j.kind = 'Receipt'
      left join postings money on money.journal_id = j.id and money.account_id = ${accounts.LIABILITY_INR}
      left join postings gold on gold.journal_id = j.id and gold.account_id = ${accounts.LIABILITY_GOLD}
      where j.book_id <> p.book_id or money.amount is distinct from p.amount_paise
        or coalesce(gold.amount, 0) <> coalesce(p.weight_mg, 0)
      order by p.id limit 100`,
    sentence: (row) => `Payment ${row["id"]} and its journal ${row["journal"]} differ in book, amount or weight.`,
  },
  {
    sql: `
      select p.id from payments p
      left join instalment_credits c on c.payment_id = p.id
      where p.status in ('credited', 'refunded')
      group by p.id
      having count(c.id) <> p.instalment_count or min(c.instalment_number) is distinct from p.instalment_number
        or count(*) filter (where c.reversed_by_journal_id is null) <> case p.status when 'refunded' then 0 else p.instalment_count end
      order by p.id limit 100`,
    sentence: (row) => `Payment ${row["id"]} is not credited for the instalments it names.`,
  },
  {
    sql: `
      select j.id, j.kind from journals j
      left join lateral (select sum(amount_paise) as paise, sum(weight_mg) as mg, count(*) as number,
          count(*) filter (where c.reversed_by_journal_id is not distinct from r.id) as agreeing
        from instalment_credits c left join journals r on r.reverses_id = j.id where c.journal_id = j.id) c on true
      left join postings money on money.journal_id = j.id and money.account_id = ${accounts.LIABILITY_INR}
      left join postings gold on gold.journal_id = j.id and gold.account_id = ${accounts.LIABILITY_GOLD}
      where j.kind in ('Receipt', 'Opening')
        and (c.paise is distinct from money.amount or coalesce(c.mg, 0) <> coalesce(gold.amount, 0) or c.agreeing <> c.number)
      order by j.id limit 100`,
    sentence: (row) => `Journal ${row["id"]} (${row["kind"]}) and its instalment credits differ.`,
  },
  {
    sql: `
      select r.id, j.id as original from journals r join journals j on j.id = r.reverses_id
      left join payments p on p.id = r.payment_id
      left join lateral (select max(account_id) as id from postings
        where journal_id = r.id and account_id in (${methodAccounts})) money on true
      -- A refund gives the money back from where it says, and all else to where it came from.
      where r.kind <> 'Correction' and (r.book_id <> j.book_id or mode_of_account(money.id) is distinct from p.refund_mode or exists (
        select from (select case when account_id in (${methodAccounts}) then ${accounts.CASH_DRAWER} else account_id end as account, amount
          from postings where journal_id = j.id and account_id <> ${accounts.INTER_BRANCH}) o
        full join (select case when account_id in (${methodAccounts}) then ${accounts.CASH_DRAWER} else account_id end as account, amount
          from postings where journal_id = r.id and account_id <> ${accounts.INTER_BRANCH}) n using (account)
        where o.amount is distinct from -n.amount))
      order by r.id limit 100`,
    sentence: (row) => `Journal ${row["id"]} does not undo journal ${row["original"]}, which it reverses.`,
  },
  {
    sql: `
      with expected as (
        select receipt_number(c.series, s.financial_year, number) as receipt
        from receipt_series s join counters c on c.id = s.counter_id cross join generate_series(1, s.last_number) number
        where not exists (select from receipt_gaps g where g.counter_id = s.counter_id and g.financial_year = s.financial_year
          and number between g.first_number and g.last_number)),
      given as (
        select receipt_number as receipt, count(*) as count, string_agg(id::text, ', ' order by id) as payments
        from payments where receipt_number is not null group by receipt_number)
      select receipt, case when count is null then 'is missing'
        when expected.receipt is null then 'was never given out, but stands on payment ' || payments
        else 'stands on several payments: ' || payments end as fault
      from expected full join given using (receipt)
      where expected.receipt is null or count is distinct from 1
      order by receipt limit 100`,
    sentence: (row) => `Receipt ${row["receipt"]} ${row["fault"]}.`,
  },
  {
    sql: `
      select p.receipt_number as receipt, j.business_day::text as day
      from payments p join journals j on j.payment_id = p.id and j.kind = 'Receipt'
      where strpos(p.receipt_number, receipt_year(financial_year_of(j.business_day))) = 0
      order by p.id limit 100`,
    sentence: (row) =>
      `Receipt ${row["receipt"]} is not of the financial year of ${row["day"]}, on which it was posted.`,
  },
  {
    sql: `
      with settled as (
        select payment_id, other_mode as mode, amount_paise as paise from gateway_refunds where other_reference is not null),
      moved as (
        select j.payment_id, mode_of_account(given.account_id) as mode, given.amount as paise
        from journals j
        left join postings given on given.journal_id = j.id and given.amount > 0 and given.account_id <> ${accounts.INTER_BRANCH} and exists (
          select from postings kept where kept.journal_id = j.id and kept.account_id = ${accounts.GATEWAY_CLEARING} and kept.amount = -given.amount)
        where j.kind = 'Transfer' and j.source <> 'money_returned')
      select payment_id as payment from settled s full join moved m using (payment_id)
      where (s.mode, s.paise) is distinct from (m.mode, m.paise)
      order by 1 limit 100`,
    sentence: (row) =>
      `The refund of payment ${row["payment"]} that was paid past its gateway and the ledger differ in way or amount.`,
  },
  {
    sql: `
      select g.payment_id as payment from gateway_refunds g
      where g.state = 'failed_at_gateway'
        and not exists (select from payment_exceptions e where e.payment_id = g.payment_id
          and e.kind = 'refund_failed' and e.resolved_at is null)
      order by 1 limit 100`,
    sentence: (row) => `The refund of payment ${row["payment"]} failed at its gateway, and no exception says so.`,
  },
  {
    sql: `
      select e.id as exception from payment_exceptions e join payments p on p.id = e.payment_id
      where e.resolution = 'sent_by_gateway' and not exists (
        select from gateway_refund_named(p.gateway, e.reference) r where r.payment_id = e.payment_id)
      order by 1 limit 100`,
    sentence: (row) => `Exception ${row["exception"]} says that a refund was sent of which the books know nothing.`,
  },
  {
    sql: `
      select p.id from payments p
      where p.status in ('credited', 'refunded')
        and not exists (select from outbox_messages m where m.dedupe_key = 'payment_acknowledged:' || p.id)
      order by p.id limit 100`,
    sentence: (row) => `Payment ${row["id"]} was credited without a message to its client.`,
  },
  {
    sql: `
      select p.id, b.number as book from payments p join books b on b.id = p.book_id
      where b.status in ('closed', 'settled') and p.status in ('pending', 'verified')
        and not exists (select from payment_exceptions e where e.payment_id = p.id and e.resolved_at is null)
      order by p.id limit 100`,
    sentence: (row) =>
      `Payment ${row["id"]} is under way on book ${row["book"]}, which is closed, and no exception says so.`,
  },
  {
    sql: `
      select e.id, p.id as payment, p.status from payment_exceptions e
      join payments p on p.id = e.payment_id join books b on b.id = p.book_id
      where e.kind = 'book_closed' and e.resolved_at is null
        and (b.status not in ('closed', 'settled') or p.status not in ('pending', 'verified'))
      order by e.id limit 100`,
    sentence: (row) =>
      `Exception ${row["id"]} is open, but payment ${row["payment"]} is '${row["status"]}' or its book is not closed.`,
  },
];
