-- A payment writes less. Indexes leave out the rows that have nothing to be found by.
drop index payments_gold_rate_id_idx, outbox_messages_user_id_idx;
create index payments_gold_rate_id_idx on payments (gold_rate_id) where gold_rate_id is not null;
create index outbox_messages_user_id_idx on outbox_messages (user_id) where user_id is not null;

-- Money that waits to be credited, which each credit looks for in its book.
create index payments_verified_idx on payments (book_id) where status = 'verified';

-- Rows that each payment changes: pages keep space for their new versions, so that no index has to follow them.
alter table idempotency_keys set (fillfactor = 50);
alter table book_balances set (fillfactor = 70);
alter table receipt_series set (fillfactor = 20);
alter table day_totals set (fillfactor = 20);
alter table payment_totals set (fillfactor = 20);
alter table place_chains set (fillfactor = 20);

drop function if exists require_instalments_free(books, text, int, int);
