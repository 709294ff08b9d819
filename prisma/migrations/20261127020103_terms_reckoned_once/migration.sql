-- The rows of a benefit are read once for all payments, and no longer for each.
drop function if exists terms_row_percent(jsonb, text, int, date, date);
