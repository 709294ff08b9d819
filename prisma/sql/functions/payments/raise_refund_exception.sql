-- Raises an exception about a refund, unless one of its kind is open about the payment, or was raised about this very refund.
create or replace function raise_refund_exception(p_now timestamptz, p_payment_id bigint, p_kind text, p_refund_id text)
returns void language sql as $$
  insert into payment_exceptions (payment_id, kind, raised_at, reference)
  select p_payment_id, p_kind, p_now, p_refund_id
  where not exists (select from payment_exceptions e where e.payment_id = p_payment_id and e.kind = p_kind
    and (e.resolved_at is null or e.reference = p_refund_id));
$$;
