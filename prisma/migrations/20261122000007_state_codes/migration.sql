-- Codes instead of the shop's phrases for the states of people, books, applications and imports, and for what schemes and
-- profiles choose from. Entries of the audit trail stay, because they are hashed.

drop index users_email_in_use_key, books_open_matures_on_idx, requests_waiting_idx, requests_waiting_key,
  import_batches_working_idx, import_batches_file_key;
alter table users
  drop constraint users_status_check,
  drop constraint users_withdrawn_check;
alter table customer_profiles drop constraint customer_profiles_gender_check;
alter table scheme_versions drop constraint scheme_versions_type_check;
alter table clients
  drop constraint clients_status_check,
  drop constraint clients_withdrawn_check;
alter table books
  drop constraint books_closed_check,
  drop constraint books_member_check,
  drop constraint books_status_check,
  drop constraint books_withdrawn_check;
alter table requests
  drop constraint requests_kind_check,
  drop constraint requests_status_check,
  drop constraint requests_agree_check,
  drop constraint requests_client_approved_check,
  drop constraint requests_book_approved_check,
  drop constraint requests_further_check,
  drop constraint requests_verified_check,
  drop constraint requests_decided_check,
  drop constraint requests_reason_check;
alter table import_batches
  drop constraint import_batches_status_check,
  drop constraint import_batches_failed_check,
  drop constraint import_batches_checked_check,
  drop constraint import_batches_started_check,
  drop constraint import_batches_undone_check;
alter table import_rows
  drop constraint import_rows_state_check,
  drop constraint import_rows_bad_check,
  drop constraint import_rows_imported_check;

-- The triggers that forbid changes and keep tallies; they are on again before anybody else sees the tables.
alter table users disable trigger user;
alter table scheme_versions disable trigger user;
alter table clients disable trigger user;
alter table books disable trigger user;
alter table requests disable trigger user;
alter table import_batches disable trigger user;

update users set status = lower(status);
update customer_profiles set gender = lower(gender) where gender is not null;
update scheme_versions set type = lower(type);
update clients set status = lower(status);
update books set status = lower(status), member_type = lower(member_type);
update requests set client_status = lower(client_status), book_status = lower(book_status),
  kind = case kind when 'FurtherBook' then 'further_book' else 'join' end;
update import_batches set status = lower(status);
update import_rows set state = lower(state);
update tallies set key = lower(key);

alter table users enable trigger user;
alter table scheme_versions enable trigger user;
alter table clients enable trigger user;
alter table books enable trigger user;
alter table requests enable trigger user;
alter table import_batches enable trigger user;

alter table users
  alter column status set default 'active',
  add constraint users_status_check check (status in ('active', 'inactive', 'disabled', 'withdrawn')),
  add constraint users_withdrawn_check check ((status = 'withdrawn') = (email = '~' || id)
    and (status <> 'withdrawn' or user_type = 'Customer'));
alter table customer_profiles
  add constraint customer_profiles_gender_check check (gender in ('male', 'female', 'others'));
alter table scheme_versions add constraint scheme_versions_type_check check (type in ('monthly', 'daily'));
alter table clients
  alter column status set default 'approved',
  add constraint clients_status_check check (status in ('approved', 'closed', 'withdrawn')),
  add constraint clients_withdrawn_check check ((status = 'withdrawn') = (email = '~' || id)
    and (status <> 'withdrawn' or user_id is null));
alter table books
  alter column status set default 'approved',
  add constraint books_closed_check check (status not in ('closed', 'settled') or closed_at is not null),
  add constraint books_member_check check ((member_type = 'new' and paid_months = 0) or (member_type = 'existing'
    and paid_months between 1 and instalments)),
  add constraint books_status_check check (status in ('approved', 'closed', 'settled', 'withdrawn')),
  add constraint books_withdrawn_check check ((status = 'withdrawn') = (number = '~' || id));
alter table requests
  alter column client_status set default 'pending',
  alter column book_status set default 'pending',
  add constraint requests_kind_check check (kind in ('join', 'further_book')),
  add constraint requests_status_check check (client_status in ('pending', 'approved', 'rejected')
    and book_status in ('pending', 'approved', 'rejected')),
  add constraint requests_agree_check check (not (client_status = 'approved' and book_status = 'rejected')
    and not (client_status = 'rejected' and book_status = 'approved')),
  add constraint requests_client_approved_check check (client_status <> 'approved' or (client_id is not null
    and user_id is not null)),
  add constraint requests_book_approved_check check ((book_status = 'approved') = (book_id is not null)
    and (book_id is null or client_id is not null)),
  add constraint requests_further_check check (kind = 'join' or user_id is not null),
  add constraint requests_verified_check check (email_verified_at is not null or (client_status = 'pending'
    and book_status = 'pending' and token_hash is not null)),
  add constraint requests_decided_check check ((decided_at is null) = (client_status = 'pending'
    or book_status = 'pending')),
  add constraint requests_reason_check check (reason is null or client_status = 'rejected' or book_status = 'rejected');
alter table import_batches
  alter column status set default 'checking',
  add constraint import_batches_status_check check (status in ('checking', 'checked', 'importing', 'imported',
    'undoing', 'undone', 'failed')),
  add constraint import_batches_failed_check check (status <> 'failed' or problem is not null),
  add constraint import_batches_checked_check check (status in ('checking', 'failed') or (checked_at is not null
    and row_count is not null)),
  add constraint import_batches_started_check check (status not in ('importing', 'imported', 'undoing')
    or (started_at is not null and started_by_id is not null)),
  add constraint import_batches_undone_check check ((status = 'undone') = (undone_at is not null));
alter table import_rows
  alter column state set default 'read',
  add constraint import_rows_state_check check (state in ('read', 'good', 'bad', 'imported')),
  add constraint import_rows_bad_check check ((state = 'bad') = (problems <> '[]')),
  add constraint import_rows_imported_check check ((state = 'imported') = (book_id is not null));

create unique index users_email_in_use_key on users(email) where status <> 'disabled';
create index books_open_matures_on_idx on books(matures_on) where status = 'approved';
create index requests_waiting_idx on requests(created_at, id) where email_verified_at is not null
  and (client_status = 'pending' or book_status = 'pending');
create unique index requests_waiting_key on requests(email, scheme_id, amount_paise)
  where email_verified_at is not null and book_status = 'pending' and client_status <> 'rejected';
create index import_batches_working_idx on import_batches(id) where status in ('checking', 'importing', 'undoing');
create unique index import_batches_file_key on import_batches(file_hash) where status not in ('undone', 'failed');
