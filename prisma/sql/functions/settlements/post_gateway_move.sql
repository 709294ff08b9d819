-- Posts what left the gateway's account for another one; less than nothing goes the other way, and nothing posts nothing.
create or replace function post_gateway_move(
  p_ctx jsonb, p_now timestamptz, p_day date, p_kind text, p_source text, p_source_ref text, p_account smallint,
  p_paise bigint, p_reason text
) returns void language plpgsql as $$
begin
  if p_paise > 0 then
    perform post_asset_journal(p_ctx, p_now, p_day, main_place(), p_kind, p_source, p_source_ref, p_account,
      account('GATEWAY_CLEARING'), p_paise, p_reason);
  elsif p_paise < 0 then
    perform post_asset_journal(p_ctx, p_now, p_day, main_place(), p_kind, p_source, p_source_ref,
      account('GATEWAY_CLEARING'), p_account, -p_paise, p_reason);
  end if;
end $$;
