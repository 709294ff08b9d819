-- What events told of an order, and what was credited for it, that an answer of the gateway to a question of p_asked_at should have
-- and does not. What was just confirmed an answer on its way may not have yet.
create or replace function captures_not_in(
  p_asked_at timestamptz, p_gateway text, p_order_id text, p_found text[], p_is_under_way boolean
) returns setof gateway_captures language sql stable as $$
  select c.* from gateway_captures c
  where c.gateway = p_gateway and c.order_id = p_order_id and c.missing_at is null
    and c.gateway_payment_id <> all (p_found)
    and case when c.confirmed_at is null then c.told_at <= p_asked_at and not p_is_under_way
      else c.confirmed_at <= p_asked_at - interval '1 minute' end
  order by c.gateway_payment_id;
$$;
