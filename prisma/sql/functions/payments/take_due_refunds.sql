-- Takes refunds that are due; each is out of sight of other processes until p_taken_until. What is to be asked for is
-- Asked before the request leaves, so that a request whose sender died counts as one without an answer. is_asked says that
-- an earlier request may have been carried out: then the gateway is asked what became of it, and for nothing else.
create or replace function take_due_refunds(p_now timestamptz, p_gateway text, p_taken_until timestamptz, p_most int)
returns table (payment_id bigint, gateway_payment_id text, amount_paise bigint, key text, refund_id text, is_asked boolean)
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select g.payment_id, g.state not in ('waiting', 'refused') as is_asked from gateway_refunds g
    where g.next_try_at <= p_now and g.gateway = p_gateway
      -- While something is against it, nothing more is sent.
      and (g.state not in ('waiting', 'refused') or refund_hindrance(g.payment_id) is null)
    order by g.next_try_at limit p_most
    for update skip locked)
  update gateway_refunds g set next_try_at = p_taken_until, tries = g.tries + (not due.is_asked)::int,
    checks = g.checks + due.is_asked::int, state = case when due.is_asked then g.state else 'asked' end,
    last_trouble = case when due.is_asked then g.last_trouble end,
    absent_at = case when due.is_asked then g.absent_at end
  from due where g.payment_id = due.payment_id
  returning g.payment_id, g.gateway_payment_id, g.amount_paise, refund_key(g.payment_id, g.attempt), g.refund_id,
    due.is_asked;
$$;
