-- The state of a line follows from its figures. Lines that came before the rule of high fees stay as they are.
alter table settlement_lines
  drop constraint if exists settlement_lines_state_check,
  add constraint settlement_lines_state_check
    check (state = state_of_settlement_line(expected_paise, gross_paise, fee_paise, tax_paise)) not valid;
