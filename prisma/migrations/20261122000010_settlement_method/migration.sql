-- A settlement has a method, like a payment has a mode (docs/decisions/019-names-of-the-database.md). The audit trail
-- keeps the word it was written with.
alter table settlements rename column way to method;
alter table settlements rename constraint settlements_way_check to settlements_method_check;
-- prisma/sql makes it again with the new name of its parameter.
drop function if exists settle_book(jsonb, timestamptz, date, bigint, text, text, text, text, text, jsonb, bigint, bigint);
