-- Whether a balance of the bank's statement needs a reason: it is not what is expected, and does not agree with the ledger again
-- because the bank got what it lacked before. A balance that agrees with the ledger because less came than expected is one: an
-- entry was confirmed by what the bank held too much before. isNewDifference() is the same rule for the other Admins.
create or replace function is_new_difference(p_expected bigint, p_ledger bigint, p_counted bigint) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select p_counted <> p_expected and (p_counted <> p_ledger or p_counted < p_expected);
$$;
