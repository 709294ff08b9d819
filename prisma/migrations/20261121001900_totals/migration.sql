-- Totals that are kept while rows are written, so that a dashboard and the heading of a list take as long with a
-- million payments as with ten thousand. ledger/cross-checks.ts counts the rows themselves and compares.

-- Payments by the day they were paid on and their status; the day '-infinity' is all days together. In shards, so
-- that payments at the same time do not wait for each other. A shard alone may stand below zero.
create table payment_totals (
  business_day date not null,
  status text not null,
  shard smallint not null,
  count bigint not null,
  paise bigint not null,
  constraint payment_totals_pkey primary key (business_day, status, shard)
);

create function total_payment() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_totals as t (business_day, status, shard, count, paise)
  select days.day, change.status, pg_backend_pid() % 8, sum(change.number), sum(change.paise)
  from (select new.business_day as day, new.status as status, 1 as number, new.amount_paise as paise
        union all
        select old.business_day, old.status, -1, -old.amount_paise where tg_op = 'UPDATE') change
  cross join lateral (values (change.day), ('-infinity'::date)) days(day)
  group by days.day, change.status
  having sum(change.number) <> 0 or sum(change.paise) <> 0
  -- Always in this order, so that no two wait for each other in a circle.
  order by days.day, change.status
  on conflict (business_day, status, shard) do update set count = t.count + excluded.count, paise = t.paise + excluded.paise;
  return null;
end $$;
create trigger payments_total after insert or update of status, amount_paise, business_day on payments
  for each row execute function total_payment();

insert into payment_totals (business_day, status, shard, count, paise)
select days.day, p.status, 0, count(*), sum(p.amount_paise)
from payments p cross join lateral (values (p.business_day), ('-infinity'::date)) days(day)
group by days.day, p.status;

-- How many books each version of a scheme has in each status, and how many clients there are in each.
create table tallies (
  subject text not null,
  key text not null,
  shard smallint not null,
  count bigint not null,
  constraint tallies_pkey primary key (subject, key, shard),
  constraint tallies_subject_check check (subject in ('book', 'client'))
);

create function tally_of(p_subject text, p_row jsonb) returns text language sql immutable as $$
  select case p_subject when 'book' then (p_row ->> 'scheme_version_id') || ':' || (p_row ->> 'status')
                        else p_row ->> 'status' end;
$$;

create function keep_tally() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject constant text := tg_argv[0];
begin
  insert into tallies as t (subject, key, shard, count)
  select subject, change.key, pg_backend_pid() % 8, sum(change.number)
  from (select tally_of(subject, to_jsonb(new)) as key, 1 as number where tg_op <> 'DELETE'
        union all
        select tally_of(subject, to_jsonb(old)), -1 where tg_op <> 'INSERT') change
  group by change.key
  having sum(change.number) <> 0
  order by change.key
  on conflict on constraint tallies_pkey do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger books_tally after insert or delete or update of status, scheme_version_id on books
  for each row execute function keep_tally('book');
create trigger clients_tally after insert or delete or update of status on clients
  for each row execute function keep_tally('client');

insert into tallies (subject, key, shard, count)
select 'book', scheme_version_id || ':' || status, 0, count(*) from books group by 2;
insert into tallies (subject, key, shard, count)
select 'client', status, 0, count(*) from clients group by 2;

grant select on payment_totals, tallies to thangam_app;
revoke execute on function total_payment(), tally_of(text, jsonb), keep_tally() from public;

-- An index for every order and filter of the lists.
drop index payments_business_day_idx;
create index payments_business_day_paid_at_id_idx on payments(business_day desc, paid_at desc, id desc);
create index payments_amount_paise_id_idx on payments(amount_paise, id);
create index clients_name_id_idx on clients(name, id);
drop index journals_business_day_idx;
create index journals_business_day_kind_id_idx on journals(business_day, kind, id desc);
