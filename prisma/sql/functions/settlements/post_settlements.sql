-- Posts the new lines of a file, each settlement on the day on which the gateway paid it out, while no close has counted that
-- day; otherwise on the first open day from p_day on, with the day of the payout beside it. Earlier lines that fit now are
-- matched, and what waited for its settlement is over.
create or replace function post_settlements(p_ctx jsonb, p_now timestamptz, p_day date, p_file_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  settled record;
  open_day date;
begin
  -- Every day before the place, as a close takes them.
  perform lock_day(d.settled_on, main_place()) from (
    select distinct settled_on from settlement_lines where file_id = p_file_id and settled_on < p_day order by 1) d;
  open_day := lock_next_open_day(p_day, main_place());
  perform begin_asset_operation(p_ctx, p_now, open_day, open_day, main_place());
  for settled in
    select settlement_id, min(utr) as utr, min(settled_on) as settled_on,
      sum(gross_paise - fee_paise - tax_paise)::bigint as net, sum(fee_paise)::bigint as fee, sum(tax_paise)::bigint as tax,
      sum(gross_paise - coalesce(expected_paise, 0))::bigint as other
    from settlement_lines where file_id = p_file_id group by settlement_id order by settlement_id
  loop
    perform post_settlement(p_ctx, p_now, settlement_day(settled.settled_on, p_day, open_day), settled.settled_on,
      settled.settlement_id || ':' || p_file_id, settled.settlement_id || ' ' || settled.utr,
      settled.net, settled.fee, settled.tax, settled.other);
  end loop;
  perform match_settlement_lines(p_ctx, p_now, p_day);
  perform end_settled(p_now);
end $$;
