-- Whether an e-mail or mobile number was changed so lately that a code sent there does not prove who has it.
create or replace function is_contact_fresh(p_changed_at timestamptz, p_now timestamptz) returns boolean
language sql immutable as $$
  select coalesce(p_changed_at > p_now - interval '72 hours', false);
$$;
