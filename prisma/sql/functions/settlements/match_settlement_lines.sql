-- Matches lines that fit by now, because the books have heard of their money since. Returns how many.
create or replace function match_settlement_lines(p_ctx jsonb, p_now timestamptz, p_day date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line record;
  matched int := 0;
begin
  perform begin_asset_operation(p_ctx, p_now, p_day, p_day, main_place());
  for line in
    select l.id, l.settlement_id, l.entity_id, l.gross_paise - coalesce(l.expected_paise, 0) as other, known.payment_id
    from settlement_lines l
    cross join lateral expected_of_line(l.gateway, l.kind, l.entity_id, l.dispute_id, l.gross_paise) known
    where l.state <> 'matched' and l.decided_at is null and known.expected_paise = l.gross_paise
    order by l.id limit 1000
  loop
    update settlement_lines set expected_paise = gross_paise, payment_id = line.payment_id, state = 'matched'
    where id = line.id;
    perform post_gateway_move(p_ctx, p_now, p_day, 'GatewayOther', 'gateway_other', 'line:' || line.id,
      account('GATEWAY_OTHER'), line.other, line.settlement_id || ' ' || line.entity_id);
    matched := matched + 1;
  end loop;
  return matched;
end $$;
