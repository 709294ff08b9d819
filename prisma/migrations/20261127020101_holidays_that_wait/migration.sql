-- Many holidays at once move the due days of every book under terms, so that they wait for a second person.
alter table approval_settings
  drop constraint approval_settings_kinds_check,
  add constraint approval_settings_kinds_check check (kinds_off is not null and kinds_off <@ array['paid_months', 'weight',
    'refund', 'typed_number', 'gold_rate', 'settlement', 'reopen_day', 'rights', 'identity', 'nominee', 'import', 'benefits', 'move',
    'bank_day', 'cheque', 'account_entry', 'variance', 'holidays']);
alter table approvals
  drop constraint approvals_kind_check,
  add constraint approvals_kind_check check (kind in ('paid_months', 'weight', 'refund', 'typed_number', 'gold_rate',
    'settlement', 'reopen_day', 'rights', 'identity', 'nominee', 'import', 'benefits', 'move', 'bank_day', 'cheque', 'account_entry',
    'variance', 'holidays', 'approval_settings'));

-- The next open day is looked up in the table, by its index, and no longer in an array of all holidays.
drop function if exists open_day_from(date, date[]);
drop function if exists shop_holidays();
