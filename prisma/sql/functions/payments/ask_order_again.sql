-- What the gateway said casts doubt on what the books have of a capture: it is asked about the order at once.
create or replace function ask_order_again(p_now timestamptz, p_gateway text, p_gateway_payment_id text) returns void
language sql as $$
  update gateway_orders o set next_check_at = least(o.next_check_at, p_now)
  from gateway_captures c
  where c.gateway = p_gateway and c.gateway_payment_id = p_gateway_payment_id
    and (o.gateway, o.order_id) = (c.gateway, c.order_id) and o.money_until is not null;
$$;
