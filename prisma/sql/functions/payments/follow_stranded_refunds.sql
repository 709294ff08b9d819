-- Raises an exception about each refund of which nobody can ask any more what became of it, and ends those about refunds that
-- can be asked about again, or are over. p_gateway is the gateway that the shop has now, if any. Returns how many it were.
create or replace function follow_stranded_refunds(p_now timestamptz, p_gateway text) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended int;
  raised int;
begin
  update payment_exceptions e set resolved_at = p_now, resolution = 'no_longer_open'
  from gateway_refunds g
  where e.kind = 'gateway_gone' and e.resolved_at is null and g.payment_id = e.payment_id
    and not (is_refund_stranded(g, p_gateway) and g.amount_paise = e.moved_paise);
  get diagnostics ended = row_count;
  insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise)
  select g.payment_id, 'gateway_gone', p_now, g.gateway_payment_id, g.amount_paise from gateway_refunds g
  where g.done_at is null and is_refund_stranded(g, p_gateway)
  order by g.payment_id
  on conflict (payment_id, kind, coalesce(moved_ref, other_payment_id::text, '')) where resolved_at is null do nothing;
  get diagnostics raised = row_count;
  return ended + raised;
end $$;
