-- Posts that the shop bears what the gateway moved beyond what was owed to the client. Where a part of that counted afterwards,
-- what is left is posted anew. The caller has locked the day, the payment and the place.
create or replace function post_loss_beyond(
  p_ctx jsonb, p_now timestamptz, p_day date, p_moved payment_exceptions, p_paise bigint, p_remarks text
) returns void language sql as $$
  select post_loss(p_ctx, p_now, p_day, p_moved,
    p_moved.id || ':more' || case when count(*) > 0 then ':' || count(*) else '' end, p_paise, p_remarks)
  from journals l
  where l.payment_id = p_moved.payment_id and l.source = 'gateway_loss' and l.source_ref like p_moved.id || ':more%';
$$;
