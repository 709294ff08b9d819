-- Raises an exception about money that the gateway moves by itself, once for each refund or dispute of its (p_ref). A dispute
-- that is opened once more after its end is told anew, and so is money that is missing once more.
create or replace function raise_moved_exception(
  p_now timestamptz, p_payment_id bigint, p_kind text, p_ref text, p_paise bigint
) returns void language sql as $$
  insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise)
  select p_payment_id, p_kind, p_now, p_ref, p_paise
  where not exists (select from payment_exceptions e
    where e.payment_id = p_payment_id and e.kind = p_kind and e.moved_ref = p_ref
      and (e.resolved_at is null or p_kind not in ('disputed', 'capture_not_found')));
$$;
