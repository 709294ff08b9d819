-- Returns the counter of a branch for whoever chose none: its oldest, which stays open.
create or replace function first_counter(p_branch smallint) returns smallint language sql stable as $$
  select min(id) from counters where branch_id = p_branch;
$$;
