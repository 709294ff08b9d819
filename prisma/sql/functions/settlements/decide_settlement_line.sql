-- Notes that a line of a settlement which the books do not know of is seen to: its money stays beside the payments of the
-- books. The caller writes the audit entry.
create or replace function decide_settlement_line(p_ctx jsonb, p_now timestamptz, p_line_id bigint, p_remarks text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line settlement_lines;
begin
  select * into line from settlement_lines where id = p_line_id for no key update;
  if not found then
    perform refuse('TH404', 'settlement_line_not_found');
  elsif line.state = 'matched' or line.decided_at is not null then
    perform refuse('TH409', 'settlement_line_decided');
  end if;
  update settlement_lines set decided_at = p_now, decided_by_id = (p_ctx ->> 'actorId')::bigint, remarks = trim(p_remarks)
  where id = p_line_id;
end $$;
