-- What may be set, and the kind of its value: the keys of setting_defaults(), and `known` in settings.ts.
alter table settings
  drop constraint if exists settings_value_check,
  add constraint settings_value_check check (case
    when key in ('auto_acknowledge', 'reminders', 'counter_goes_on', 'credit_cheques_on_clearing', 'card_without_number',
      'upi_without_number', 'cheque_without_number', 'bank_without_number', 'holidays_move_due_days', 'second_factor',
      'mobile_first_password', 'blind_count')
      then jsonb_typeof(value) = 'boolean'
    when key in ('reminders_hour', 'closing_hour', 'quiet_from_hour', 'quiet_until_hour') then coalesce(value::text in (
      '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12',
      '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23'), false)
    when key in ('open_payments_per_book', 'open_payments_per_client') then coalesce(value::text ~ '^([1-9]\d{0,2}|1000)$', false)
    when key in ('bank_days', 'settlement_days', 'safe_days') then coalesce(value::text ~ '^([1-9]|[12]\d|30)$', false)
    else false end);
