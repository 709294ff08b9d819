-- What the gateway itself said last of the money of a payment: 'confirmed', 'not_found', 'under_way' while somebody tries to pay, or
-- 'not_asked' where it gave no answer yet. Null where no gateway is concerned.
create or replace function gateway_word(p_payment_id bigint) returns text language sql stable as $$
  select case
    when c.missing_at is not null then 'not_found'
    when c.confirmed_at is not null and c.confirmed_by <> 'earlier_release' then 'confirmed'
    when c.confirmed_at is not null then 'not_asked'
    -- Its order was asked about, and nothing has come of it.
    when o.asked_at is not null and o.is_under_way then 'under_way'
    when o.asked_at is not null then 'not_found'
    when o.payment_id is not null then 'not_asked' end
  from payments p
  left join gateway_orders o on o.payment_id = p.id and o.gateway <> 'upi'
  left join gateway_captures c on c.gateway = p.gateway and c.gateway_payment_id = p.gateway_payment_id
  where p.id = p_payment_id;
$$;
