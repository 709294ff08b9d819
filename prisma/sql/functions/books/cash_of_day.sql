-- How much cash of a client counts on a day, for all their books together.
create or replace function cash_of_day(p_client_id bigint, p_day date) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(p.amount_paise), 0)::bigint from books b join payments p on p.book_id = b.id
    where b.client_id = p_client_id and p.mode = 'cash' and p.status = 'credited' and p.business_day = p_day);
end $$;
