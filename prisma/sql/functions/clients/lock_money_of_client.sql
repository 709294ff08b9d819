-- Lets nobody else decide how much a client may pay, for any of the client's books, until the transaction ends.
create or replace function lock_money_of_client(p_client_id bigint) returns void language sql as $$
  select pg_advisory_xact_lock(735, (p_client_id % 2147483647)::int);
$$;
