-- Returns the branches in which somebody may act; null for all of them. Who was given none works in the first.
create or replace function branches_worked_in(p_user users) returns smallint[] language sql stable as $$
  select case when p_user.user_type <> 'Employee' or not are_branches_several() then null
    else coalesce((select array_agg(branch_id order by branch_id) from user_branches where user_id = p_user.id), array[main_place()]) end;
$$;
