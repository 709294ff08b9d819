-- A minimal double-entry ledger: what bench:payments divides by. It shares no table, no function and no row with the portal,
-- and lies in a database of its own on the same server, so that it is flushed to the same disk under the same settings.
--
-- For one payment it does what any ledger has to: the key of the request, the day's lock, the book's lock, a journal that is
-- chained by hashes, two postings that must balance at commit, the balance of the book, the sum of the day in shards, a
-- message to be sent and the stored response. It knows no receipt numbers, audit trail, instalments, limits or schemes.
create schema ledger;
set search_path = ledger;

create table accounts (id smallint primary key, code text not null unique);
insert into accounts values (10, 'CASH_DRAWER'), (12, 'UPI_CLEARING'), (20, 'LIABILITY');

create table days (day date primary key, closed_at timestamptz);

create table books (
  id bigint primary key,
  status text not null default 'open' check (status in ('open', 'closed')),
  paise bigint not null default 0 check (paise >= 0),
  seq bigint not null default 0,
  head bytea not null default '\x00'
);

create table journals (
  id bigint generated always as identity primary key,
  book_id bigint not null references books,
  seq bigint not null,
  kind text not null check (kind in ('receipt', 'reversal')),
  day date not null,
  posted_at timestamptz not null,
  source text not null,
  source_ref text not null,
  reverses_id bigint unique references journals,
  actor_id bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  unique (source, source_ref),
  unique (book_id, seq),
  check ((kind = 'reversal') = (reverses_id is not null))
);

create table postings (
  journal_id bigint not null references journals,
  line smallint not null,
  account_id smallint not null references accounts,
  book_id bigint references books,
  amount bigint not null check (amount <> 0),
  primary key (journal_id, line)
);
create index on postings (book_id, journal_id) where book_id is not null;

create table requests (
  principal bigint not null,
  key text not null,
  hash bytea not null,
  response jsonb,
  at timestamptz not null default now(),
  primary key (principal, key)
);

create table messages (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique,
  topic text not null,
  payload jsonb not null,
  available_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index on messages (available_at) where delivered_at is null;

create table day_totals (
  day date not null,
  shard smallint not null,
  kind text not null,
  count bigint not null,
  paise bigint not null,
  primary key (day, kind, shard)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger append_only before update or delete on journals for each row execute function refuse_change();
create trigger append_only before update or delete on postings for each row execute function refuse_change();
create trigger no_truncate before truncate on journals for each statement execute function refuse_change();
create trigger no_truncate before truncate on postings for each statement execute function refuse_change();

create function require_balance() returns trigger language plpgsql as $$
declare
  journal bigint := coalesce(to_jsonb(new) ->> 'journal_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if (select sum(amount) from ledger.postings where journal_id = journal) is distinct from 0 then
    raise exception 'journal % does not balance', journal;
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on journals
  deferrable initially deferred for each row execute function require_balance();
create constraint trigger balanced after insert on postings
  deferrable initially deferred for each row execute function require_balance();

create function take_payment(
  p_principal bigint, p_key text, p_hash bytea, p_book bigint, p_day date, p_account smallint, p_paise bigint, p_reference text
) returns jsonb language plpgsql as $$
declare
  at timestamptz := clock_timestamp();
  earlier ledger.requests;
  book ledger.books;
  new_head bytea;
  journal bigint;
  answer jsonb;
begin
  insert into ledger.requests (principal, key, hash) values (p_principal, p_key, p_hash) on conflict do nothing;
  if not found then
    select * into strict earlier from ledger.requests where principal = p_principal and key = p_key;
    if earlier.hash <> p_hash then
      raise exception 'the key was used for another request';
    end if;
    return earlier.response;
  end if;
  perform pg_advisory_xact_lock_shared(1, p_day - date '2000-01-01');
  if exists (select from ledger.days where day = p_day and closed_at is not null) then
    raise exception 'the day is closed';
  end if;
  select * into book from ledger.books where id = p_book for no key update;
  if not found or book.status <> 'open' then
    raise exception 'the book takes no money';
  end if;
  new_head := sha256(book.head || convert_to(jsonb_build_array(p_book, book.seq + 1, 'receipt', p_day,
    (extract(epoch from at) * 1000000)::bigint, 'counter', p_reference, p_account, p_paise, p_principal)::text, 'UTF8'));
  insert into ledger.journals (book_id, seq, kind, day, posted_at, source, source_ref, actor_id, prev_hash, hash)
  values (p_book, book.seq + 1, 'receipt', p_day, at, 'counter', p_reference, p_principal, book.head, new_head)
  returning id into journal;
  insert into ledger.postings values (journal, 1, p_account, null, -p_paise), (journal, 2, 20, p_book, p_paise);
  update ledger.books b set paise = b.paise + p_paise, seq = b.seq + 1, head = new_head where b.id = p_book;
  insert into ledger.day_totals as t values (p_day, pg_backend_pid() % 8, 'receipt', 1, p_paise)
  on conflict (day, kind, shard) do update set count = t.count + 1, paise = t.paise + excluded.paise;
  insert into ledger.messages (dedupe_key, topic, payload)
  values ('receipt:' || journal, 'receipt', jsonb_build_object('journal', journal));
  answer := jsonb_build_object('journal', journal::text, 'paise', (book.paise + p_paise)::text);
  update ledger.requests set response = answer where principal = p_principal and key = p_key;
  return answer;
end $$;
