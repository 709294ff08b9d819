-- A refund that the books did not ask for is for an Admin to decide about. One that failed before anybody heard of it moved
-- nothing: that is kept, so that news of it that come late change nothing. Returns the outcome. The caller has locked the
-- payment and the refund.
create or replace function set_moved_refund_aside(
  p_ctx jsonb, p_now timestamptz, p_payment_id bigint, p_refund gateway_refunds, p_refund_id text, p_amount_paise bigint,
  p_key text, p_state text, p_reason text
) returns text language plpgsql as $$
begin
  if p_state <> 'failed_at_gateway' then
    perform raise_moved_exception(p_now, p_payment_id, 'refund_differs', p_refund_id, p_amount_paise);
    return 'set aside';
  elsif p_refund.refund_id is distinct from p_refund_id and (p_key is null or p_key not in (
      select refund_key(p_payment_id, attempt) from generate_series(1, coalesce(p_refund.attempt, 0)) attempt)) then
    insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise, failed_at, resolved_at, resolution)
    values (p_payment_id, 'refund_differs', p_now, p_refund_id, p_amount_paise, p_now, p_now, 'failed_at_gateway');
    perform write_audit(p_ctx, p_now, 'payment', p_payment_id::text, jsonb_build_object(
      'to', p_state, 'refundId', p_refund_id, 'failure', p_reason));
  end if;
  return 'known';
end $$;
