-- Returns the payment of an open exception. Locks its book, the payment and the exception in the order of every money
-- function.
create or replace function lock_open_exception(p_exception_id bigint) returns payments language plpgsql as $$
declare
  kept payment_exceptions;
  payment payments;
begin
  select * into kept from payment_exceptions where id = p_exception_id;
  if not found then
    perform refuse('TH404', 'exception_not_found');
  end if;
  payment := lock_payment(kept.payment_id, null);
  select * into strict kept from payment_exceptions where id = p_exception_id for no key update;
  if kept.resolved_at is not null then
    perform refuse('TH409', 'exception_resolved', jsonb_build_object('resolution', kept.resolution));
  end if;
  return payment;
end $$;
