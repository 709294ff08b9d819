-- A line of which the gateway kept more than a twentieth waits for a decision (docs/money.md, "Settlements of the gateway"). Lines
-- that came before stay as they are.
alter table settlement_lines drop constraint settlement_lines_state_check;
alter table settlement_lines add constraint settlement_lines_state_check check (state = case when expected_paise is null
  then 'unknown' when expected_paise = gross_paise and 20 * (fee_paise + tax_paise) <= abs(gross_paise) then 'matched'
  else 'differs' end) not valid;

alter table notifications_seen drop constraint notifications_seen_kind_check;
alter table notifications_seen add constraint notifications_seen_kind_check check (kind in ('requests_waiting',
  'payments_verified', 'payments_pending', 'payment_exceptions', 'settlement_lines_open', 'messages_failed', 'day_open',
  'books_maturing', 'jobs_failing', 'bank_overdue', 'receipts_unconfirmed', 'approvals_waiting',
  'approvals_decided', 'approvals_told'));
