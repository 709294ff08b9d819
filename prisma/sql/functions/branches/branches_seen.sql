-- Returns the branches whose money somebody may see; null for all of them. Customers see their own books, wherever these are.
create or replace function branches_seen(p_user users) returns smallint[] language sql stable as $$
  select case when not exists (select from capability_grants where user_id = p_user.id and capability = 'branches.all')
    then branches_worked_in(p_user) end;
$$;
