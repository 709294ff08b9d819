-- Adds lines of a file, each beside what the books say of it by now.
create or replace function insert_settlement_lines(p_file settlement_files, p_lines settlement_lines[]) returns void
language sql as $$
  insert into settlement_lines (file_id, gateway, kind, gateway_kind, entity_id, settlement_id, utr, dispute_id, settled_on,
                                gross_paise, fee_paise, tax_paise, expected_paise, payment_id, state)
  select p_file.id, p_file.gateway, line.kind, line.gateway_kind, line.entity_id, line.settlement_id, line.utr,
    line.dispute_id, line.settled_on, line.gross_paise, line.fee_paise, line.tax_paise, known.expected_paise,
    known.payment_id, state_of_settlement_line(known.expected_paise, line.gross_paise, line.fee_paise, line.tax_paise)
  from unnest(p_lines) line
  left join expected_of_line(p_file.gateway, line.kind, line.entity_id, line.dispute_id, line.gross_paise) known on true
  on conflict (gateway, kind, gateway_name_key(entity_id), (kind = 'refund' and gross_paise > 0)) where not is_repeat do nothing;
$$;
