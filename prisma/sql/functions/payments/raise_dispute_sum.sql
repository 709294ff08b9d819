-- Raises an exception about what a dispute took (p_kind is dispute_lost), or gave back (dispute_won), or about more of it. An Admin
-- decides about what is undecided as one sum: the open exception ends, so that nobody approves a smaller amount than is
-- decided about. The caller has locked the payment.
create or replace function raise_dispute_sum(
  p_now timestamptz, p_payment_id bigint, p_kind text, p_dispute_id text, p_paise bigint
) returns void language plpgsql as $$
declare
  undecided bigint;
begin
  update payment_exceptions set resolved_at = p_now, resolution = 'dispute_over'
  where payment_id = p_payment_id and kind = p_kind and moved_ref = p_dispute_id and resolved_at is null
  returning moved_paise into undecided;
  insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise)
  values (p_payment_id, p_kind, p_now, p_dispute_id, p_paise + coalesce(undecided, 0));
end $$;
