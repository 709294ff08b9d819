-- Whether the difference of an earlier count is weighed together with those of somebody's count: an Employee's with everybody's, an
-- Admin's with their own alone.
create or replace function is_weighed_with(p_counted_by bigint, p_is_by_admin boolean, p_now_by bigint)
returns boolean language sql immutable as $$
  select not p_is_by_admin or p_counted_by is not distinct from p_now_by;
$$;
