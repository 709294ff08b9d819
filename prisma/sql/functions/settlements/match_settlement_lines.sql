-- Matches lines that fit by now, because the books have heard of their money since, on the first open day from p_day on. One whose
-- fee is too high differs still. Where none fits, nothing is locked. Returns how many.
create or replace function match_settlement_lines(p_ctx jsonb, p_now timestamptz, p_day date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line record;
  open_day date;
  matched int := 0;
begin
  if not exists (select from lines_that_fit()) then
    return 0;
  end if;
  perform lock_settlements();
  open_day := lock_next_open_day(p_day, main_place());
  perform begin_asset_operation(p_ctx, p_now, open_day, open_day, main_place());
  -- Asked again under the lock: another process may have matched them meanwhile. And once more for each: of two lines of one
  -- dispute the second fits no more.
  for line in select * from lines_that_fit() loop
    update settlement_lines set expected_paise = gross_paise, payment_id = line.payment_id,
      state = state_of_settlement_line(gross_paise, gross_paise, fee_paise, tax_paise)
    where id = line.line_id and decided_at is null and exists (select from lines_that_fit(line.line_id));
    if found then
      perform post_gateway_move(p_ctx, p_now, open_day, 'GatewayOther', 'gateway_other', 'line:' || line.line_id,
        account('GATEWAY_OTHER'), line.other_paise, line.settlement_id || ' ' || line.entity_id);
      matched := matched + 1;
    end if;
  end loop;
  return matched;
end $$;
