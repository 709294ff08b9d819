-- Refuses a journal that does not balance in each branch and commodity, or posts to the book of another journal. Returns whether it has
-- any postings.
create or replace function require_balanced(p_journal_id bigint) returns boolean language plpgsql as $$
declare
  found_lines record;
begin
  select count(*) as sums, bool_or(c.is_unbalanced) as are_unbalanced, bool_or(c.is_elsewhere) as are_elsewhere
  into found_lines
  from (select sum(p.amount) <> 0 as is_unbalanced, bool_or(p.book_id is not null and p.book_id is distinct from j.book_id) as is_elsewhere
        from postings p join journals j on j.id = p.journal_id
        where p.journal_id = p_journal_id group by p.commodity, p.branch_id) c;
  if found_lines.are_unbalanced then
    raise exception 'journal % does not balance', p_journal_id using errcode = 'TH500';
  elsif found_lines.are_elsewhere then
    raise exception 'journal % posts to another book', p_journal_id using errcode = 'TH500';
  end if;
  return found_lines.sums > 0;
end $$;
