-- Adds lines of a file that were never seen before, however the gateway's name is written, each beside what the books say of it
-- after the lines before it. Refuses what was settled after tomorrow: the day in UTC is at most one behind the shop's.
create or replace function add_settlement_lines(p_file_id bigint, p_lines jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  file settlement_files;
  line settlement_lines;
begin
  select * into strict file from settlement_files where id = p_file_id;
  for line in select * from jsonb_populate_recordset(null::settlement_lines, p_lines) loop
    if line.settled_on > (file.uploaded_at at time zone 'UTC')::date + 2 then
      perform refuse('TH422', 'settlement_day_not_come');
    end if;
    insert into settlement_lines (file_id, gateway, kind, gateway_kind, entity_id, settlement_id, utr, dispute_id, settled_on,
                                  gross_paise, fee_paise, tax_paise, expected_paise, payment_id, state)
    select file.id, file.gateway, line.kind, line.gateway_kind, line.entity_id, line.settlement_id, line.utr,
      line.dispute_id, line.settled_on, line.gross_paise, line.fee_paise, line.tax_paise, known.expected_paise,
      known.payment_id, state_of_settlement_line(known.expected_paise, line.gross_paise, line.fee_paise, line.tax_paise)
    from (select) one
    left join expected_of_line(file.gateway, line.kind, line.entity_id, line.dispute_id, line.gross_paise) known on true
    on conflict (gateway, kind, gateway_name_key(entity_id), (kind = 'refund' and gross_paise > 0)) where not is_repeat do nothing;
  end loop;
end $$;
