-- The undo of an import withdraws its books a few at a time; the function gets another signature.
drop function if exists withdraw_import(jsonb, timestamptz, bigint);
