-- Whether a person may decide about what others ask for: an Admin, or an Employee who was granted that.
create or replace function may_check(p_user_id bigint) returns boolean language sql stable as $$
  select exists (
    select from users u
    where u.id = p_user_id and u.status = 'active' and (u.user_type = 'Admin' or (u.user_type = 'Employee' and exists (
      select from capability_grants g where g.user_id = u.id and g.capability = 'approvals.check'))));
$$;
