-- Returns what a branch is called; null in a shop of one, whose lists and papers name none.
create or replace function branch_name(p_branch smallint) returns text language sql stable as $$
  select b.name from branches b where b.id = p_branch and are_branches_several();
$$;
