-- Its arguments changed; its file makes it again.
drop function if exists gateway_disputed(jsonb, timestamptz, date, text, text, text, text, bigint, bigint, text, text, timestamptz);
