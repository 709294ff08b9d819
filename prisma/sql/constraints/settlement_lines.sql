-- The state of a line follows from its figures. Lines that came before the rule of high fees stay as they are.
alter table settlement_lines
  drop constraint if exists settlement_lines_state_check,
  add constraint settlement_lines_state_check
    check (state = state_of_settlement_line(expected_paise, gross_paise, fee_paise, tax_paise)) not valid;
-- A line counts once, however the gateway's name of it is written.
create unique index if not exists settlement_lines_entity_key
  on settlement_lines (gateway, kind, gateway_name_key(entity_id), (kind = 'refund' and gross_paise > 0)) where not is_repeat;
-- By these a line is looked for, and what the books know of it.
create index if not exists settlement_lines_dispute_name_idx on settlement_lines (gateway, gateway_name_key(dispute_id))
  where dispute_id is not null;
create index if not exists gateway_refunds_name_idx on gateway_refunds (gateway_name_key(refund_id)) where refund_id is not null;
create index if not exists past_refunds_name_idx on past_refunds (gateway_name_key(refund_id));
create index if not exists payment_exceptions_moved_name_idx on payment_exceptions (gateway_name_key(moved_ref))
  where moved_ref is not null;
