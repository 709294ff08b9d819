-- What moved money to or from the bank and no balance of its statement has shown yet: what was posted since the latest one was
-- recorded, and what that one left open. An entry that was taken back before it was shown is none, nor is the one that took
-- it back. It is overdue when the bank has had its days since (p_today). Each line is looked up by itself, because what is open is
-- few of all there ever were.
create or replace function unconfirmed_at_bank(p_place smallint, p_today date)
returns table (journal_id bigint, seq bigint, amount bigint, is_overdue boolean) language sql volatile as $$
  with latest as (select id, up_to_seq from bank_counts where place_id = p_place order by id desc limit 1),
  since as (
    select j.id, j.book_seq, j.business_day, j.reverses_id from journals j
    where j.place_id = p_place and j.book_id is null and j.book_seq > coalesce((select l.up_to_seq from latest l), 0)
    union all
    select j.id, j.book_seq, j.business_day, j.reverses_id
    from latest l join bank_count_entries e on e.count_id = l.id join journals j on j.id = e.journal_id),
  open as (
    select s.*, line.amount from since s cross join lateral (
      select -p.amount as amount from postings p where p.journal_id = s.id and p.account_id = account('BANK') limit 1) line)
  select o.id, o.book_seq, o.amount, o.business_day < (select overdue_at_bank(p_today))
  from open o
  where not exists (select from open r where r.reverses_id = o.id)
    and not exists (select from open r where r.id = o.reverses_id);
$$;
