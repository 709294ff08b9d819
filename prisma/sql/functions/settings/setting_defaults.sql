-- Returns what each setting of the shop is until an Admin sets another: the one place that says it, for the functions and the portal.
create or replace function setting_defaults() returns jsonb language sql stable as $$
  select '{
    "auto_acknowledge": false,
    "reminders": false,
    "reminders_hour": 9,
    "quiet_from_hour": 21,
    "quiet_until_hour": 8,
    "card_without_number": false,
    "upi_without_number": false,
    "cheque_without_number": false,
    "bank_without_number": false,
    "open_payments_per_book": 5,
    "open_payments_per_client": 20,
    "closing_hour": 20,
    "counter_goes_on": false,
    "blind_count": true,
    "credit_cheques_on_clearing": false,
    "bank_days": 3,
    "settlement_days": 7,
    "safe_days": 7,
    "holidays_move_due_days": true
  }'::jsonb
    -- Everybody knows the passwords of a demo shop: who looks at it is not asked for a second factor, and a first password is not mailed.
    || (select jsonb_build_object('second_factor', not is_demo, 'mobile_first_password', is_demo)
      from (select exists (select from demo_shops) as is_demo) shop);
$$;
