-- Whether one of these numbers is that of another payment: as staff typed it or something that looks like it or holds it, or as
-- its gateway names the money.
create or replace function number_was_used(p_numbers text[], p_payment_id bigint) returns boolean language sql stable as $$
  select exists (
    select from unnest(p_numbers) given(number)
    join payments p on look_alike_key(p.transaction_number) = look_alike_key(given.number)
    where p.transaction_number is not null and p.id <> p_payment_id)
  or exists (
    select from unnest(p_numbers) given(number)
    join payments p on number_parts(array[p.transaction_number]) && number_probes(given.number)
    where number_parts(array[p.transaction_number]) is not null and p.mode in ('upi', 'bank', 'online')
      and p.id <> p_payment_id)
  or exists (
    select from unnest(p_numbers) given(number)
    join payments p on transaction_number_key(p.gateway_payment_id) = transaction_number_key(given.number)
    where p.gateway_payment_id is not null and p.id <> p_payment_id);
$$;
