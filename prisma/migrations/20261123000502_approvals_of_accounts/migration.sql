-- Further kinds of what waits for a second person: decided cheques, corrections of account entries, counted differences,
-- payments moved to another book, and the day on which a bank credited one.
alter table approval_settings
  add column cheque_paise bigint not null default 0,
  add column variance_paise bigint not null default 50000,
  drop constraint approval_settings_kinds_check,
  add constraint approval_settings_kinds_check check (kinds_off is not null and kinds_off <@ array['paid_months', 'weight',
    'refund', 'typed_number', 'gold_rate', 'settlement', 'reopen_day', 'rights', 'identity', 'import', 'benefits', 'move',
    'bank_day', 'cheque', 'account_entry', 'variance']),
  drop constraint approval_settings_limits_check,
  add constraint approval_settings_limits_check check (refund_paise >= 0 and typed_number_paise >= 0
    and settlement_paise >= 0 and cheque_paise >= 0 and variance_paise >= 0 and weight_hundredths between 0 and 10000
    and gold_rate_hundredths between 0 and 10000);
alter table approvals
  drop constraint approvals_kind_check,
  add constraint approvals_kind_check check (kind in ('paid_months', 'weight', 'refund', 'typed_number', 'gold_rate',
    'settlement', 'reopen_day', 'rights', 'identity', 'import', 'benefits', 'move', 'bank_day', 'cheque', 'account_entry',
    'variance', 'approval_settings'));
