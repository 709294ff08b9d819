-- Adds lines of a file that were never seen before, each beside what the books say of it. Refuses what was settled after
-- tomorrow: the day in UTC is at most one behind the shop's.
create or replace function add_settlement_lines(p_file_id bigint, p_lines jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  select refuse('TH422', 'settlement_day_not_come')
  from settlement_files f cross join jsonb_to_recordset(p_lines) as l(settled_on date)
  where f.id = p_file_id and l.settled_on > (f.uploaded_at at time zone 'UTC')::date + 2;
  insert into settlement_lines (file_id, gateway, kind, gateway_kind, entity_id, settlement_id, utr, dispute_id, settled_on,
                                gross_paise, fee_paise, tax_paise, expected_paise, payment_id, state)
  select f.id, f.gateway, l.kind, l.gateway_kind, l.entity_id, l.settlement_id, l.utr, l.dispute_id, l.settled_on,
    l.gross_paise, l.fee_paise, l.tax_paise, known.expected_paise, known.payment_id,
    case when known.expected_paise is null then 'unknown' when known.expected_paise = l.gross_paise then 'matched'
      else 'differs' end
  from settlement_files f
  cross join jsonb_to_recordset(p_lines) as l(kind text, gateway_kind text, entity_id text, settlement_id text, utr text,
    dispute_id text, settled_on date, gross_paise bigint, fee_paise bigint, tax_paise bigint)
  left join lateral expected_of_line(f.gateway, l.kind, l.entity_id, l.dispute_id, l.gross_paise) known on true
  where f.id = p_file_id
  on conflict (gateway, kind, entity_id) do nothing;
$$;
