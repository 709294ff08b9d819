-- Notes that the gateway answered about an order when it was asked at p_now, and whether somebody was trying to pay it then.
create or replace function note_answer(p_now timestamptz, p_gateway text, p_order_id text, p_is_under_way boolean) returns void
language sql as $$
  update gateway_orders set asked_at = p_now, is_under_way = p_is_under_way
  where gateway = p_gateway and order_id = p_order_id and coalesce(asked_at <= p_now, true);
$$;
