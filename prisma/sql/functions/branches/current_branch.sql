-- Returns the branch in which somebody acts: the one that they chose, as long as they work there, or the first of those.
create or replace function current_branch(p_user users) returns smallint language sql stable as $$
  select case when p_user.branch_id is not null and coalesce(p_user.branch_id = any (w.ids), true) then p_user.branch_id
    else coalesce(w.ids[1], main_place()) end
  from (select branches_worked_in(p_user) as ids) w;
$$;
