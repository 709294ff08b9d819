-- Whether a line moves something, and names its book exactly where it is owed. It is the one check of the table, postings_check.
create or replace function posting_fits(p postings) returns boolean language plpgsql immutable as $$
begin
  if p.amount = 0 then
    perform public.refuse_row('postings', 'amount');
  elsif (p.account_id in (public.account('LIABILITY_INR'), public.account('LIABILITY_GOLD'))) <> (p.book_id is not null) then
    perform public.refuse_row('postings', 'book');
  end if;
  return true;
end $$;
