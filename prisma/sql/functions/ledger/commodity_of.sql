-- Returns the commodity of an account, as the table accounts has it: postings_commodity_fkey compares the two.
create or replace function commodity_of(p_account smallint) returns text language sql immutable as $$
  select case when p_account in (account('GOLD_POSITION'), account('LIABILITY_GOLD')) then 'GOLD' else 'INR' end;
$$;
