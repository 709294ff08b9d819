-- The ledger as features read it: each line of each journal, with the code of its account. payment_method is that of an
-- account that a method moves money on; a journal of no book is the shop's own money; owed_paise and owed_mg are what the
-- line changes of what is owed on the book.
create or replace view journal_lines as
select j.id as journal_id, p.line, j.book_id, j.book_seq, j.kind, j.business_day, j.posted_at, j.source, j.source_ref,
  j.payment_id, j.reverses_id, j.actor_id, j.reason, a.code as account, p.amount,
  mode_of_account(p.account_id) as payment_method,
  case p.account_id when account('LIABILITY_INR') then p.amount end as owed_paise,
  case p.account_id when account('LIABILITY_GOLD') then p.amount end as owed_mg,
  j.place_id, p.commodity, p.branch_id
from journals j
join postings p on p.journal_id = j.id
join accounts a on a.id = p.account_id;
