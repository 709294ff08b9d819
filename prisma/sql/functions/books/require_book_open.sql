-- Refuses a book that takes no payments.
create or replace function require_book_open(p_number text, p_status text) returns void language plpgsql as $$
begin
  if p_status = 'closed' then
    perform refuse('TH409', 'book_closed', jsonb_build_object('book', p_number));
  elsif p_status <> 'approved' then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('book', p_number, 'status', p_status));
  end if;
end $$;
