-- The other payments of which one of these numbers is that: as staff typed it or something that looks like it or holds it, or as
-- their gateway names the money.
create or replace function payments_by_number(p_numbers text[], p_payment_id bigint) returns setof payments language sql stable as $$
  select * from payments where id <> p_payment_id and id in (
    select p.id from unnest(p_numbers) given(number)
    join payments p on look_alike_key(p.transaction_number) = look_alike_key(given.number)
    where p.transaction_number is not null
    union
    select p.id from unnest(p_numbers) given(number)
    join payments p on number_parts(array[p.transaction_number]) && number_probes(given.number)
    where number_parts(array[p.transaction_number]) is not null and p.mode in ('upi', 'bank', 'online')
    union
    select p.id from unnest(p_numbers) given(number)
    join payments p on transaction_number_key(p.gateway_payment_id) = transaction_number_key(given.number)
    where p.gateway_payment_id is not null);
$$;
