-- What must hold whatever code says. The twin of most of these is a rule in code; neither trusts the other.

create extension if not exists pg_trgm;

-- States and shapes

alter table users
  add constraint users_user_type_check check (user_type in ('Admin', 'Employee', 'Customer')),
  add constraint users_status_check check (status in ('Active', 'Inactive', 'Disabled')),
  add constraint users_email_check check (email = lower(email)),
  add constraint users_password_check check (not password_is_temporary or password_expires_at is not null);
create unique index users_email_in_use_key on users(email) where status <> 'Disabled';

alter table scheme_versions
  add constraint scheme_versions_type_check check (type in ('Monthly', 'Daily')),
  add constraint scheme_versions_accrual_check check (accrual in ('amount', 'weight')),
  add constraint scheme_versions_payment_rule_check check (payment_rule in ('fixed', 'flexible')),
  add constraint scheme_versions_rounding_check check (
    rounding_mode in ('down', 'half_up') and rounding_places in (2, 3) and rounding_basis in ('row', 'total')),
  add constraint scheme_versions_amounts_check check (
    instalments between 1 and 1000 and minimum_paise > 0 and multiple_of_paise > 0);

alter table scheme_prefixes
  add constraint scheme_prefixes_prefix_check check (prefix ~ '^[A-Z]{1,8}$'),
  add constraint scheme_prefixes_amount_check check (amount_paise > 0);

alter table clients
  add constraint clients_status_check check (status in ('Pending', 'Approved', 'Rejected', 'Closed')),
  add constraint clients_email_check check (email = lower(email));

alter table books
  add constraint books_number_check check (number = upper(number)),
  add constraint books_status_check check (status in ('Pending', 'Approved', 'Rejected', 'Closed', 'Settled')),
  add constraint books_closed_check check (status not in ('Closed', 'Settled') or closed_at is not null),
  add constraint books_amount_check check (amount_paise between 1 and 1000000000000),
  add constraint books_member_check check (
    (member_type = 'New' and paid_months = 0) or (member_type = 'Existing' and paid_months between 1 and instalments));

alter table gold_rates
  add constraint gold_rates_purity_check check (purity in ('22K', '24K')),
  add constraint gold_rates_rate_check check (rate_paise_per_gram between 1 and 1000000000000);

alter table payments
  add constraint payments_amount_check check (amount_paise between 1 and 1000000000000 and instalment_count >= 1),
  add constraint payments_weight_check check (weight_mg >= 0 and computed_weight_mg >= 0),
  add constraint payments_mode_check check (mode in ('Cash', 'Card', 'UPI', 'Cheque', 'Bank', 'Online')),
  add constraint payments_source_check check (source in ('counter', 'online')),
  add constraint payments_status_check check (
    status in ('Pending', 'Successfully Transfer', 'Payment Approved', 'Failed', 'Refunded')),
  add constraint payments_credited_check check (
    (status in ('Payment Approved', 'Refunded'))
    = (receipt_number is not null and instalment_number is not null and acknowledged_at is not null)),
  add constraint payments_receipt_check check (length(receipt_number) <= 16),
  add constraint payments_failed_check check ((status = 'Failed') <= (failed_at is not null)),
  add constraint payments_refunded_check check ((status = 'Refunded') = (refunded_at is not null)),
  -- A payment row is written last, after the journal that names it, so that receipts wait the least.
  add constraint payments_gateway_check check ((gateway_payment_id is null) or (gateway is not null));
alter table journals alter constraint journals_payment_id_fkey deferrable initially deferred;
alter table instalment_credits alter constraint instalment_credits_payment_id_fkey deferrable initially deferred;
-- One transfer pays once, whichever way it is entered. Cheques and card slips of different banks may share a
-- number, so theirs is unique within a book only.
create unique index payments_transaction_number_key on payments(upper(transaction_number))
  where mode in ('UPI', 'Bank', 'Online') and status in ('Successfully Transfer', 'Payment Approved');
create unique index payments_slip_number_key on payments(book_id, upper(transaction_number))
  where mode in ('Cheque', 'Card') and status in ('Successfully Transfer', 'Payment Approved');

alter table instalment_credits
  add constraint instalment_credits_amounts_check check (instalment_number >= 1 and amount_paise > 0 and weight_mg >= 0);
create unique index instalment_credits_live_key on instalment_credits(book_id, instalment_number)
  where reversed_by_journal_id is null;

alter table book_balances
  add constraint book_balances_amounts_check check (
    paid_paise >= 0 and weight_mg >= 0 and instalments_paid >= 0 and seq >= 0);

alter table journals
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'Close', 'Settlement', 'Bonus')),
  add constraint journals_reverses_check check ((kind = 'Reversal') = (reverses_id is not null)),
  add constraint journals_payment_check check ((kind = 'Receipt') <= (payment_id is not null)),
  add constraint journals_seq_check check (book_seq >= 1);

alter table idempotency_keys
  add constraint idempotency_keys_key_check check (length(key) between 8 and 100);

create index outbox_messages_due_idx on outbox_messages(available_at) where delivered_at is null and dead_at is null;

-- Search

create index clients_search_idx on clients using gin (name gin_trgm_ops, email gin_trgm_ops, mobile gin_trgm_ops);
create index books_search_idx on books using gin (number gin_trgm_ops);
create index payments_search_idx on payments using gin (transaction_number gin_trgm_ops);

-- Double entry: the chart, and what every journal must satisfy by the time it is committed

alter table accounts
  add constraint accounts_commodity_check check (commodity in ('INR', 'GOLD')),
  add constraint accounts_id_commodity_key unique (id, commodity);
alter table postings
  add constraint postings_amount_check check (amount <> 0),
  add constraint postings_commodity_fkey foreign key (account_id, commodity) references accounts(id, commodity),
  add constraint postings_book_check check ((account_id in (20, 21)) = (book_id is not null));

insert into accounts (id, code, commodity) values
  (10, 'CASH_DRAWER', 'INR'),
  (11, 'CARD_CLEARING', 'INR'),
  (12, 'UPI_CLEARING', 'INR'),
  (13, 'CHEQUES_IN_HAND', 'INR'),
  (14, 'BANK', 'INR'),
  (15, 'GATEWAY_CLEARING', 'INR'),
  (20, 'LIABILITY_INR', 'INR'),
  (21, 'LIABILITY_GOLD', 'GOLD'),
  (30, 'OPENING_BALANCE', 'INR'),
  (31, 'GOLD_POSITION', 'GOLD');

create function require_balanced_journal() returns trigger language plpgsql as $$
declare
  journal bigint := coalesce(to_jsonb(new) ->> 'journal_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if exists (select from postings where journal_id = journal group by commodity having sum(amount) <> 0) then
    raise exception 'journal % does not balance', journal using errcode = 'TH500';
  end if;
  if not exists (select from postings where journal_id = journal)
    and exists (select from journals where id = journal and kind <> 'Close') then
    raise exception 'journal % has no postings', journal using errcode = 'TH500';
  end if;
  if exists (select from postings p join journals j on j.id = p.journal_id
             where p.journal_id = journal and p.book_id <> j.book_id) then
    raise exception 'journal % posts to another book', journal using errcode = 'TH500';
  end if;
  return null;
end $$;

create constraint trigger journals_balanced after insert on journals
  deferrable initially deferred for each row execute function require_balanced_journal();
create constraint trigger postings_balanced after insert on postings
  deferrable initially deferred for each row execute function require_balanced_journal();

-- Append-only, for whoever asks

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'TH500';
end $$;

create trigger accounts_append_only before update or delete on accounts for each row execute function refuse_change();
create trigger journals_append_only before update or delete on journals for each row execute function refuse_change();
create trigger postings_append_only before update or delete on postings for each row execute function refuse_change();
create trigger audit_append_only before update or delete on audit_entries for each row execute function refuse_change();
create trigger gold_rates_append_only before update or delete on gold_rates for each row execute function refuse_change();
create trigger accounts_no_truncate before truncate on accounts for each statement execute function refuse_change();
create trigger journals_no_truncate before truncate on journals for each statement execute function refuse_change();
create trigger postings_no_truncate before truncate on postings for each statement execute function refuse_change();
create trigger audit_no_truncate before truncate on audit_entries for each statement execute function refuse_change();
create trigger gold_rates_no_truncate before truncate on gold_rates for each statement execute function refuse_change();

-- A credit changes once, when a journal reverses it.
create function refuse_credit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reversed_by_journal_id is null
    and to_jsonb(new) - 'reversed_by_journal_id' = to_jsonb(old) - 'reversed_by_journal_id' then
    return new;
  end if;
  raise exception 'instalment_credits is append-only' using errcode = 'TH500';
end $$;

create trigger instalment_credits_append_only before update or delete on instalment_credits
  for each row execute function refuse_credit_change();
create trigger instalment_credits_no_truncate before truncate on instalment_credits
  for each statement execute function refuse_change();
