import { accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

const { INTER_BRANCH, LIABILITY_INR, LIABILITY_GOLD, GATEWAY_CLEARING, BRANCH_TRANSIT } = accounts;

/** Whose books the lines stand in, and what the branches owe each other. */
export const branches: readonly CrossCheck[] = [
  {
    sql: `
      select p.id from payments p
      join journals j on j.payment_id = p.id and j.kind = 'Receipt'
      join books b on b.id = p.book_id join gold_rates r on r.id = p.gold_rate_id
      where r.business_day <> p.business_day
        or (select are_branches_several()) and not is_rate_of(r, branch_of_book(b, j.book_seq))
      order by 1 limit 100`,
    sentence: (row) => `Payment ${row["id"]} was weighed at a gold rate of another day or branch than its book's.`,
  },
  {
    // What is owed on a book, gold, and what was promised for it are of the branch of the book; gateways' money is the first branch's.
    sql: `
      select p.journal_id as journal, a.code as account from postings p
      join journals j on j.id = p.journal_id join accounts a on a.id = p.account_id
      where case
          when p.account_id = ${GATEWAY_CLEARING} then p.branch_id <> 1
          when p.account_id < ${INTER_BRANCH} or p.account_id between 41 and 47 then p.branch_id <> j.place_id
          else not exists (select from places where id = p.branch_id) end
      order by 1, 2 limit 100`,
    sentence: (row) =>
      `Journal ${row["journal"]} has a line of ${row["account"]} in the books of a branch that it is not of.`,
  },
  {
    sql: `
      select p.journal_id as journal from postings p where p.account_id = ${INTER_BRANCH}
      group by 1 having sum(p.amount) <> 0 or count(*) <> 2 or count(distinct p.branch_id) <> 2
      order by 1 limit 100`,
    sentence: (row) => `Journal ${row["journal"]} does not name both branches of what one owes the other.`,
  },
  {
    sql: `
      select b.number as book, r.name as branch from books b
      join postings p on p.book_id = b.id and p.account_id in (${LIABILITY_INR}, ${LIABILITY_GOLD}) and p.branch_id <> b.branch_id
      left join branches r on r.id = p.branch_id
      group by 1, 2, p.account_id having sum(p.amount) <> 0
      order by 1, 2 limit 100`,
    sentence: (row) =>
      `Book ${row["book"]} is of another branch, but ${row["branch"] ?? "one that is not there"} owes something on it.`,
  },
  {
    sql: `
      with posted as (
        select j.business_day, g.branch_id, o.branch_id as other_id, sum(g.amount) as paise
        from postings g
        join postings o on o.journal_id = g.journal_id and o.account_id = g.account_id and o.branch_id > g.branch_id
        join journals j on j.id = g.journal_id
        where g.account_id = ${INTER_BRANCH} group by 1, 2, 3),
      kept as (select business_day, branch_id, other_id, sum(paise) as paise from branch_dues group by 1, 2, 3)
      select coalesce(p.business_day, k.business_day)::text as day, a.name as branch, b.name as other
      from posted p full join kept k using (business_day, branch_id, other_id)
      left join branches a on a.id = branch_id left join branches b on b.id = other_id
      where coalesce(p.paise, 0) <> coalesce(k.paise, 0) order by 1, 2, 3 limit 100`,
    sentence: (row) =>
      `What ${row["branch"]} owes ${row["other"]} by the journals of ${row["day"]} is not what was kept of it.`,
  },
  {
    sql: `
      select p.id::text as payment from payments p
      left join journals j on j.payment_id = p.id and j.kind = 'Receipt'
      where not exists (select from branches b where b.id = p.branch_id)
        or j.place_id <> case p.source when 'online' then 1 else p.branch_id end
      order by p.id limit 100`,
    sentence: (row) => `Payment ${row["payment"]} and its receipt do not say the same branch.`,
  },
  {
    sql: `
      select r.name as branch from postings p join branches r on r.id = p.branch_id
      where p.account_id = ${BRANCH_TRANSIT} group by 1 having sum(p.amount) > 0 order by 1 limit 100`,
    sentence: (row) => `More came from ${row["branch"]} than it sent to other branches.`,
  },
  {
    sql: `
      with said as (
        select id, sent_journal_id as journal_id, 'BranchSent' as kind, from_id as place_id, from_id, amount_paise from branch_transfers
        union all
        select id, received_journal_id, 'BranchReceived', to_id, from_id, amount_paise from branch_transfers
        where received_at is not null),
      posted as (
        select p.journal_id, j.source_ref, j.kind, j.place_id, p.branch_id, abs(p.amount) as paise
        from journals j join postings p on p.journal_id = j.id and p.account_id = ${BRANCH_TRANSIT}
        where j.source in ('branch_sent', 'branch_received'))
      select distinct coalesce(s.id::text, p.source_ref) as transfer from said s full join posted p using (journal_id)
      where (s.id::text, s.kind, s.place_id, s.from_id, s.amount_paise)
        is distinct from (p.source_ref, p.kind, p.place_id, p.branch_id, p.paise)
      union
      select id::text from branch_transfers t
      where (cancelled_at is not null) <> exists (select from journals r where r.reverses_id = t.sent_journal_id)
      order by 1 limit 100`,
    sentence: (row) => `Transfer ${row["transfer"]} between branches and the ledger differ.`,
  },
];
