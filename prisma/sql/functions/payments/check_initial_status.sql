-- The first status of a payment, of a book that takes money and whose import is not being undone; a cheque that was taken at the counter
-- is in hand. Money that a gateway received and that cannot be credited as the payment it was for becomes a payment of its own, with an
-- exception.
create or replace function check_initial_status() returns trigger language plpgsql as $$
declare
  book record;
begin
  select b.number, b.status, v.terms is not null as has_terms,
    (select array_agg(r.batch_id) from import_rows r where r.book_id = b.id) as batches
  into strict book from books b join scheme_versions v on v.id = b.scheme_version_id where b.id = new.book_id;
  if book.batches is not null and is_one_undone(book.batches) then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('status', 'withdrawn'));
  elsif new.status = 'verified' and new.gateway_payment_id is not null then
    return null;
  elsif new.status not in ('pending', 'credited') then
    raise exception 'a payment does not begin as %', new.status using errcode = 'TH500';
  elsif book.status <> 'approved' then
    perform require_book_open(book.number, book.status);
  elsif new.status = 'credited' and book.has_terms then
    perform require_month_kept(new);
  end if;
  if new.mode = 'cheque' and new.source = 'counter' then
    perform take_cheque_in_hand(new);
  end if;
  return null;
end $$;
