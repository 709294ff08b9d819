-- Returns the branch in which somebody acts, which is also the number of its place; the first for whoever has none, such as a job.
create or replace function acting_branch(p_ctx jsonb) returns smallint language sql immutable as $$
  select coalesce((p_ctx ->> 'branchId')::smallint, main_place());
$$;
