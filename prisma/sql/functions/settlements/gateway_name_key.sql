-- A gateway's name of money, a refund or a dispute, as it is compared: by the rule of transaction numbers, so that small letters and
-- signs make no other name. A name of signs alone is compared as it is.
create or replace function gateway_name_key(p_name text) returns text language sql immutable set search_path = public, pg_temp as $$
  select coalesce(transaction_number_key(p_name), p_name);
$$;
