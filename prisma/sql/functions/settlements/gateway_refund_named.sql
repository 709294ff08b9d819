-- The refund of a gateway with this name, however it is written: one that nobody asked for, ours, or an earlier one of ours; how
-- much it is, of which payment, and whether it failed. The one of the lowest rank is meant.
create or replace function gateway_refund_named(p_gateway text, p_refund_id text)
returns table (rank int, amount_paise bigint, payment_id bigint, is_failed boolean) language sql stable as $$
  select 1, e.moved_paise, e.payment_id, e.failed_at is not null
  from payment_exceptions e join payments p on p.id = e.payment_id
  where e.kind = 'refund_differs' and gateway_name_key(e.moved_ref) = gateway_name_key(p_refund_id) and e.moved_ref is not null
    and p.gateway = p_gateway and is_in_clearing(p)
  union all
  -- What was paid another way had failed.
  select 2, g.amount_paise, g.payment_id, g.state in ('failed_at_gateway', 'paid_another_way') from gateway_refunds g
  where g.gateway = p_gateway and gateway_name_key(g.refund_id) = gateway_name_key(p_refund_id) and g.refund_id is not null
  union all
  select 3, r.amount_paise, r.payment_id, r.failed_at is not null from past_refunds r
  where r.gateway = p_gateway and gateway_name_key(r.refund_id) = gateway_name_key(p_refund_id);
$$;
