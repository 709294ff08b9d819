-- It has two more arguments: the day on which the bank paid the cheque, and when that day began.
drop function if exists clear_cheque(jsonb, timestamptz, date, bigint, text);
