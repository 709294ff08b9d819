-- Whether money of a book is on its way in or out, a cheque that the bank has not paid included, so that nobody can say
-- what the book holds. Money that waits for the gateway's settlement is at the gateway.
create or replace function is_money_under_way(p_book_id bigint) returns boolean language sql stable as $$
  select exists (
    select from payments p
    where p.book_id = p_book_id and (p.status in ('pending', 'verified')
      or exists (select from payment_exceptions e where e.payment_id = p.id and e.resolved_at is null
        and e.kind <> 'not_settled')
      or exists (select from gateway_refunds g where g.payment_id = p.id and g.done_at is null)
      or exists (select from cheques c where c.payment_id = p.id and c.status = 'in_hand')));
$$;
