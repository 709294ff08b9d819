-- Whether a person is the only active Admin.
create or replace function is_only_admin(p_user_id bigint) returns boolean language sql stable as $$
  select coalesce(array_agg(u.id) = array[p_user_id], false) from users u where u.user_type = 'Admin' and u.status = 'active';
$$;
