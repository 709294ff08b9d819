import { accountByMethod, accounts } from "./accounts.ts";

/** A question whose every answer row is a fault, and the sentence that names the row. */
interface CrossCheck {
  sql: string;
  sentence: (row: Record<string, string | null>) => string;
}

const methodAccounts = Object.values(accountByMethod).join(", ");
const methodCases = Object.entries(accountByMethod)
  .map(([method, account]) => `when ${account} then '${method}'`)
  .join(" ");

// What a journal says beside what payments, credits, receipts, totals and messages say. A hundred of each are
// named; more would not be read.
export const crossChecks: readonly CrossCheck[] = [
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
      where r.book_id <> j.book_id or mode_of_account(money.id) is distinct from p.refund_mode or exists (
        select from (select case when account_id in (${methodAccounts}) then ${accounts.CASH_DRAWER} else account_id end as account, amount
          from postings where journal_id = j.id) o
        full join (select case when account_id in (${methodAccounts}) then ${accounts.CASH_DRAWER} else account_id end as account, amount
          from postings where journal_id = r.id) n using (account)
        where o.amount is distinct from -n.amount)
      order by r.id limit 100`,
    sentence: (row) => `Journal ${row["id"]} does not undo journal ${row["original"]}, which it reverses.`,
  },
  {
    sql: `
      with given as (
        select '20' || substr(receipt_number, 2, 2) || '-' || substr(receipt_number, 4, 2) as year,
          substr(receipt_number, 7)::bigint as number
        from payments where receipt_number is not null),
      expected as (select financial_year as year, generate_series(1, last_number) as number from receipt_series)
      select coalesce(e.year, g.year) as year, coalesce(e.number, g.number) as number, (g.number is null)::text as missing
      from expected e full join given g using (year, number)
      where e.number is null or g.number is null
      order by 1, 2 limit 100`,
    sentence: (row) =>
      `Receipt ${row["number"]} of ${row["year"]} ${row["missing"] === "true" ? "is missing" : "was never given out"}.`,
  },
  {
    sql: `
      with posted as (
        select j.business_day, case j.kind when 'Reversal' then p.refund_mode when 'Receipt' then p.mode
            when 'Bonus' then 'bonus' when 'Settlement' then coalesce(s.mode, s.way) else 'opening' end as mode, j.kind, count(*) as count,
          coalesce(sum(money.amount), 0) as paise, coalesce(sum(gold.amount), 0) as mg
        from journals j left join payments p on p.id = j.payment_id
        left join settlements s on s.book_id = j.book_id
        left join postings money on money.journal_id = j.id and money.account_id = ${accounts.LIABILITY_INR}
        left join postings gold on gold.journal_id = j.id and gold.account_id = ${accounts.LIABILITY_GOLD}
        where j.kind <> 'Transfer'
        group by 1, 2, 3),
      kept as (
        select business_day, mode, kind, sum(count) as count, sum(paise) as paise, sum(mg) as mg
        from day_totals group by 1, 2, 3)
      select coalesce(p.business_day, k.business_day)::text as day, coalesce(p.mode, k.mode) as mode, coalesce(p.kind, k.kind) as kind
      from posted p full join kept k using (business_day, mode, kind)
      where (p.count, p.paise, p.mg) is distinct from (k.count, k.paise, k.mg)
      order by 1, 2, 3 limit 100`,
    sentence: (row) => `The totals of ${row["day"]} (${row["mode"]}, ${row["kind"]}) differ from its journals.`,
  },
  {
    sql: `
      with settled as (
        select payment_id, other_mode as mode, amount_paise as paise from gateway_refunds where other_reference is not null),
      moved as (
        select j.payment_id, mode_of_account(given.account_id) as mode, given.amount as paise
        from journals j
        left join postings given on given.journal_id = j.id and given.amount > 0 and exists (
          select from postings kept where kept.journal_id = j.id and kept.account_id = ${accounts.GATEWAY_CLEARING} and kept.amount = -given.amount)
        where j.kind = 'Transfer')
      select payment_id as payment from settled s full join moved m using (payment_id)
      where (s.mode, s.paise) is distinct from (m.mode, m.paise)
      order by 1 limit 100`,
    sentence: (row) =>
      `The refund of payment ${row["payment"]} that was paid past its gateway and the ledger differ in way or amount.`,
  },
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
        where j.kind in ('Settlement', 'Bonus')
        group by 1)
      select b.number as book from books b
      full join settlements s on s.book_id = b.id
      full join moved m on m.book_id = b.id
      where (b.status = 'Settled' or s.book_id is not null or m.book_id is not null)
        and ((b.status, m.first_day, m.last_day, m.bonus_paise, m.bonus_mg, m.paise, m.mg, m.mode, m.kinds)
          is distinct from ('Settled', s.business_day, s.business_day, s.bonus_paise, s.bonus_mg,
            s.saved_paise + s.bonus_paise, s.saved_mg + s.bonus_mg, coalesce(s.mode, 'none'),
            case when s.bonus_paise + s.bonus_mg > 0 then '{Bonus,Settlement}' else '{Settlement}' end::text[])
          or exists (select from book_balances t where t.book_id = b.id and (t.paid_paise <> 0 or t.weight_mg <> 0)))
      order by 1 limit 100`,
    sentence: (row) => `Book ${row["book"]} is not settled as its settlement and the ledger say.`,
  },
  {
    sql: `
      select c.day::text as day from day_closings c
      where c.reopened_at is null and c.seal <> (
        select sha256(convert_to(coalesce(string_agg(encode(hash, 'hex'), ',' order by id), ''), 'UTF8'))
        from journals j where j.business_day = c.day)
      order by c.day limit 100`,
    sentence: (row) => `The journals of ${row["day"]} are not those that were there when the day was closed.`,
  },
  {
    sql: `
      with moved as (
        select j.business_day, case p.account_id ${methodCases} end as mode,
          coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as received,
          coalesce(sum(p.amount) filter (where p.amount > 0), 0) as given
        from journals j join postings p on p.journal_id = j.id
        where p.account_id in (${methodAccounts})
        group by 1, 2),
      kept as (
        select c.day, k.mode, k.opening_paise, k.receipts_paise, k.refunds_paise, case k.mode when 'cash' then coalesce((
            select b.carried_paise from day_closings b where b.day < c.day and b.reopened_at is null order by b.day desc limit 1
          ), 0) else 0 end as opening
        from day_closings c join day_counts k on k.closing_id = c.id where c.reopened_at is null)
      select k.day::text as day, k.mode from kept k
      left join moved m on m.business_day = k.day and m.mode = k.mode
      where (k.receipts_paise, k.refunds_paise, k.opening_paise)
        is distinct from (coalesce(m.received, 0), coalesce(m.given, 0), k.opening)
      order by 1, 2 limit 100`,
    sentence: (row) => `The closing of ${row["day"]} and the ledger differ (${row["mode"]}).`,
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
      where b.status in ('Closed', 'Settled') and p.status in ('pending', 'verified')
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
        and (b.status not in ('Closed', 'Settled') or p.status not in ('pending', 'verified'))
      order by e.id limit 100`,
    sentence: (row) =>
      `Exception ${row["id"]} is open, but payment ${row["payment"]} is '${row["status"]}' or its book is not closed.`,
  },
  {
    sql: `
      with there as (
        select day as business_day, p.status, count(*) as count, sum(p.amount_paise) as paise
        from payments p cross join lateral (values (p.business_day), ('-infinity'::date)) days(day)
        group by 1, 2),
      kept as (
        select business_day, status, sum(count) as count, sum(paise) as paise from payment_totals group by 1, 2
        having sum(count) <> 0 or sum(paise) <> 0)
      select coalesce(t.business_day, k.business_day)::text as day, coalesce(t.status, k.status) as status
      from there t full join kept k using (business_day, status)
      where (t.count, t.paise) is distinct from (k.count, k.paise)
      order by 1, 2 limit 100`,
    sentence: (row) =>
      `The totals of payments ${row["day"] === "-infinity" ? "of all days" : `paid on ${row["day"]}`} (${row["status"]}) differ from the payments.`,
  },
  {
    sql: `
      with there as (
        select 'book' as subject, scheme_version_id || ':' || status as key, count(*) as count from books group by 2
        union all
        select 'client', status, count(*) from clients group by 2),
      kept as (select subject, key, sum(count) as count from tallies group by 1, 2 having sum(count) <> 0)
      select coalesce(t.subject, k.subject) as subject, coalesce(t.key, k.key) as key
      from there t full join kept k using (subject, key)
      where t.count is distinct from k.count
      order by 1, 2 limit 100`,
    sentence: (row) => `The tally of ${row["subject"]}s (${row["key"]}) differs from what is there.`,
  },
];
