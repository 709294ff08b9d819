-- Background work that fails, until it succeeds again. An Admin is told of what has failed for a while.
create table job_troubles (
  name text not null,
  since timestamptz(3) not null,
  last_at timestamptz(3) not null,
  failures int not null default 1,
  last_error text not null,
  constraint job_troubles_pkey primary key (name),
  constraint job_troubles_failures_check check (failures > 0 and last_at >= since)
);
grant select, insert, update, delete on job_troubles to thangam_app;

alter table notifications_seen drop constraint notifications_seen_kind_check;
alter table notifications_seen add constraint notifications_seen_kind_check check (kind in (
  'requests_waiting', 'payments_verified', 'payments_pending', 'payment_exceptions', 'messages_failed', 'day_open',
  'books_maturing', 'jobs_failing'));
