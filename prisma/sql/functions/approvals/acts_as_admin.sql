-- Whether an Admin makes a call: neither somebody of the staff, nor a job, which nobody makes.
create or replace function acts_as_admin(p_ctx jsonb) returns boolean language sql immutable as $$
  select coalesce(p_ctx ->> 'actorType' = 'Admin', false);
$$;
