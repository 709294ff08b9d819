-- Whether a gold rate is one of a branch: the rates set for it, and those of the shop but where the branch had rates of its own when the
-- shop's was set. A branch that begins or ends to have its own so keeps the rate in force until the next one is set. Of no branch are
-- the shop's. The only rule of whose rate is whose.
create or replace function is_rate_of(p_rate gold_rates, p_branch smallint) returns boolean language sql immutable as $$
  select case when p_rate.branch_id is null then p_branch is null or p_branch <> all(coalesce(p_rate.left_out, '{}'))
    else p_rate.branch_id is not distinct from p_branch end;
$$;
