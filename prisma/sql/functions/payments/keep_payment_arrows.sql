-- The transitions of a payment's status; the money functions keep the same rules. A payment with an open exception is
-- neither credited nor failed, no payment is credited while its book is not open, and money that was received fails only
-- when it goes back.
create or replace function keep_payment_arrows() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in
      (('Pending', 'Successfully Transfer'), ('Pending', 'Payment Approved'), ('Pending', 'Failed'),
       ('Successfully Transfer', 'Payment Approved'), ('Failed', 'Successfully Transfer'), ('Payment Approved', 'Refunded'))
    and not ((old.status, new.status) = ('Successfully Transfer', 'Failed') and exists (
      select from payment_exceptions
      where payment_id = new.id and resolution in ('Money returned', 'Returned through the gateway'))) then
    perform refuse('TH409', 'payment_not_pending', jsonb_build_object('status', old.status));
  elsif new.status in ('Payment Approved', 'Failed') and exists (
    select from payment_exceptions where payment_id = new.id and resolved_at is null) then
    perform refuse('TH409', 'payment_is_exception');
  elsif new.status = 'Payment Approved' then
    perform require_book_open(new.book_id);
  end if;
  return new;
end $$;
