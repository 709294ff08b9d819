-- Raises an exception for each other payment that was credited by a number of this one's money, or by one that looks like it or
-- holds it: one of the two may count money that never came. A number that is too short to tell money is none. Nothing is taken
-- back by itself. Returns whether there is one.
create or replace function raise_counted_twice(
  p_now timestamptz, p_payment_id bigint, p_gateway_payment_id text, p_references text[]
) returns boolean language plpgsql as $$
begin
  insert into payment_exceptions (payment_id, kind, raised_at, other_payment_id)
  select p_payment_id, 'counted_twice', p_now, o.id
  from payments_by_number(array_append(array(
    select r from unnest(p_references) r where telling_numbers(array[r]) is not null), p_gateway_payment_id), p_payment_id) o
  where o.status = 'credited'
  order by o.id;
  return found;
end $$;
