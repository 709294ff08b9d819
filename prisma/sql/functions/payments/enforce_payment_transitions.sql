-- The transitions of a payment's status; the money functions keep the same rules. A payment with an open exception is neither
-- credited nor failed, none is credited while its book is not open, and money that was received fails only when it goes back.
-- refund_hindrance() says why one is not refunded. An order by UPI to the shop itself is never credited as online money,
-- because no gateway holds it.
create or replace function enforce_payment_transitions() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in
      (('pending', 'verified'), ('pending', 'credited'), ('pending', 'failed'),
       ('verified', 'credited'), ('failed', 'verified'), ('credited', 'refunded'))
    and not ((old.status, new.status) = ('verified', 'failed') and exists (
      select from payment_exceptions
      where payment_id = new.id and (resolution in ('money_returned', 'returned_through_gateway', 'counted_as_refund')
        or (kind, resolution) = ('capture_not_found', 'no_money_came')))) then
    perform refuse('TH409', 'payment_not_pending', jsonb_build_object('status', old.status));
  elsif (new.status = 'credited' and is_set_aside(new)) or (new.status = 'failed' and exists (
    select from payment_exceptions where payment_id = new.id and resolved_at is null
      -- What the gateway moved by itself is decided about one by one, also of a payment that is over.
      and moved_ref is null and kind <> 'not_settled')) then
    perform refuse('TH409', 'payment_is_exception');
  elsif new.status = 'credited' and new.gateway = 'upi' and new.mode = 'online' then
    raise exception 'payment % was paid by UPI to the shop itself', new.id using errcode = 'TH500';
  elsif new.status = 'refunded' then
    perform refuse_hindered_refund(new.id);
  elsif new.status = 'credited' then
    perform require_book_open(number, status) from books where id = new.book_id;
    perform require_month_kept(new);
  end if;
  return new;
end $$;
