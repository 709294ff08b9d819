-- Raises an exception about a refund that failed at the gateway, unless one is open.
create or replace function raise_refund_exception(p_now timestamptz, p_payment_id bigint) returns void language sql as $$
  insert into payment_exceptions (payment_id, kind, raised_at)
  select p_payment_id, 'refund_failed', p_now
  where not exists (select from payment_exceptions e
    where e.payment_id = p_payment_id and e.kind = 'refund_failed' and e.moved_ref is null
      and e.resolved_at is null);
$$;
