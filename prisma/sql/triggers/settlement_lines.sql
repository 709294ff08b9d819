create or replace trigger settlement_lines_kept before update of file_id, gateway, kind, entity_id, settlement_id, utr,
  dispute_id, settled_on, gross_paise, fee_paise, tax_paise, is_repeat on settlement_lines for each row execute function refuse_change();
create or replace trigger settlement_lines_not_deleted before delete on settlement_lines for each row execute function refuse_change();
create or replace trigger settlement_lines_no_truncate before truncate on settlement_lines
  for each statement execute function refuse_change();
