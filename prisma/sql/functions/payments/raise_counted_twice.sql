-- Raises an exception for each other payment that was credited by a number of this one's money: one of the two may count money
-- that never came. Nothing is taken back by itself. Returns whether there is one.
create or replace function raise_counted_twice(
  p_now timestamptz, p_payment_id bigint, p_gateway_payment_id text, p_references text[]
) returns boolean language plpgsql as $$
begin
  insert into payment_exceptions (payment_id, kind, raised_at, other_payment_id)
  select p_payment_id, 'counted_twice', p_now, o.id from payments o
  where transaction_number_key(o.transaction_number)
      = any (array_append(telling_numbers(p_references), transaction_number_key(p_gateway_payment_id)))
    and o.status = 'credited' and o.id <> p_payment_id
  order by o.id;
  return found;
end $$;
