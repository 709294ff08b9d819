-- Posts one settlement on p_day: what came to the bank, its fees and its tax leave the gateway's account, and what the books
-- do not know of is set beside it. A day other than that of the payout is told by p_about.
create or replace function post_settlement(
  p_ctx jsonb, p_now timestamptz, p_day date, p_settled_on date, p_ref text, p_about text, p_net bigint, p_fee bigint,
  p_tax bigint, p_other bigint
) returns void language plpgsql as $$
declare
  about constant text := p_about || case when p_day = p_settled_on then '' else ' ' || p_settled_on end;
begin
  perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayPayout', 'gateway_payout', p_ref, account('BANK'), p_net, about);
  perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayFee', 'gateway_fee', p_ref, account('GATEWAY_FEES'), p_fee, about);
  perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayTax', 'gateway_tax', p_ref, account('GATEWAY_TAX'), p_tax, about);
  perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayOther', 'gateway_other', p_ref, account('GATEWAY_OTHER'), -p_other,
    about);
end $$;
