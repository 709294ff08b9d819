-- Matches lines that fit by now without anybody asking for it, and says so in the audit trail. Returns how many.
create or replace function match_waiting_lines(p_ctx jsonb, p_now timestamptz, p_day date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  matched constant int := match_settlement_lines(p_ctx, p_now, p_day);
begin
  if matched > 0 then
    perform write_audit(p_ctx, p_now, 'settlement_lines', p_day::text, jsonb_build_object('matched', matched));
  end if;
  return matched;
end $$;
