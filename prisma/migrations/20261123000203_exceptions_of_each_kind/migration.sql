-- Two things may be wrong with one payment: its money fits nothing, and the gateway sent some of it back unasked. Each is an
-- exception of its own.
drop index payment_exceptions_open_key;
create unique index payment_exceptions_open_key on payment_exceptions(payment_id, kind) where resolved_at is null;
