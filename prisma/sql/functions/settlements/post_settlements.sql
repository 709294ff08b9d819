-- Posts the new lines of a file, for each settlement: what came to the bank, its fees and its tax leave the gateway's account,
-- and what the books do not know of is set beside it. Earlier lines that fit now are matched.
create or replace function post_settlements(p_ctx jsonb, p_now timestamptz, p_day date, p_file_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  settled record;
  ref text;
  about text;
begin
  perform begin_asset_operation(p_ctx, p_now, p_day, p_day, main_place());
  for settled in
    select settlement_id, min(utr) as utr, sum(gross_paise - fee_paise - tax_paise)::bigint as net,
      sum(fee_paise)::bigint as fee, sum(tax_paise)::bigint as tax,
      sum(gross_paise - coalesce(expected_paise, 0))::bigint as other
    from settlement_lines where file_id = p_file_id group by settlement_id order by settlement_id
  loop
    ref := settled.settlement_id || ':' || p_file_id;
    about := settled.settlement_id || ' ' || settled.utr;
    perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayPayout', 'gateway_payout', ref, account('BANK'), settled.net, about);
    perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayFee', 'gateway_fee', ref, account('GATEWAY_FEES'), settled.fee, about);
    perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayTax', 'gateway_tax', ref, account('GATEWAY_TAX'), settled.tax, about);
    perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayOther', 'gateway_other', ref, account('GATEWAY_OTHER'),
      -settled.other, about);
  end loop;
  perform match_settlement_lines(p_ctx, p_now, p_day);
end $$;
