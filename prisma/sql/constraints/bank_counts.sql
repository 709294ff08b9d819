-- A balance that differs has its reason. What was recorded before this rule stays.
alter table bank_counts
  drop constraint if exists bank_counts_reason_check,
  add constraint bank_counts_reason_check check (not is_new_difference(expected_paise, ledger_paise, counted_paise)
    or reason is not null) not valid;
