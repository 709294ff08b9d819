-- Whether nobody can ask what became of a refund: it is under way at a gateway that the shop has no more. p_gateway is the one it
-- has now, if any.
create or replace function is_refund_stranded(p_refund gateway_refunds, p_gateway text) returns boolean language sql immutable as $$
  select coalesce(p_refund.state in ('asked', 'unknown', 'accepted') and p_refund.gateway is distinct from p_gateway, false);
$$;
