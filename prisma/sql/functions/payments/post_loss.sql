-- Posts under its own reference that the shop bears what the gateway moved by itself, or a part of it. The caller has locked
-- the day, the payment and the place.
create or replace function post_loss(
  p_ctx jsonb, p_now timestamptz, p_day date, p_moved payment_exceptions, p_ref text, p_paise bigint, p_remarks text
) returns void language sql as $$
  select post_asset_journal(p_ctx, p_now, p_day, main_place(), 'GatewayLoss', 'gateway_loss', p_ref,
    account('GATEWAY_LOSSES'), account('GATEWAY_CLEARING'), p_paise, nullif(trim(p_remarks), ''), p_moved.payment_id);
$$;
