-- The branch that somebody asks to join, which gets the book.
alter table requests
  add column branch_id smallint not null default 1,
  add constraint requests_branch_id_fkey foreign key (branch_id) references branches (id) on update cascade on delete restrict;
create index requests_branch_id_idx on requests (branch_id, created_at) where branch_id <> 1;

-- Two branches may call a counter the same; the gateway's money, and with it the receipts of online payments, are the first one's.
drop index counters_name_key;
create unique index counters_name_key on counters (branch_id, lower(name)) where closed_at is null;
alter table counters add constraint counters_gives_online_check check (not gives_online or branch_id = 1);

-- The branch that took the money has a say in it.
drop function if exists receipt_counter(jsonb, text);
