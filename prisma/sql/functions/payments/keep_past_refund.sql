-- Keeps the gateway's name of a refund of a payment that failed or made a part, before another one is asked for in its place.
-- One that nobody asked for is kept in its exception. The caller has locked the refund.
create or replace function keep_past_refund(p_now timestamptz, p_payment_id bigint) returns void language sql as $$
  insert into past_refunds (gateway, refund_id, payment_id, amount_paise, failed_at)
  select g.gateway, g.refund_id, g.payment_id, g.amount_paise, case g.state when 'failed_at_gateway' then p_now end
  from gateway_refunds g
  where g.payment_id = p_payment_id and g.refund_id is not null and g.state in ('processed', 'failed_at_gateway')
    and not exists (select from payment_exceptions e
      where e.payment_id = g.payment_id and e.kind = 'refund_differs' and e.moved_ref = g.refund_id)
  on conflict (gateway, refund_id) do update set failed_at = coalesce(past_refunds.failed_at, excluded.failed_at);
$$;
