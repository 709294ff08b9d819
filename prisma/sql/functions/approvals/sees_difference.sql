-- Whether a later count shows to somebody else what an earlier one found: it was approved, or another Admin made it. Nobody sees by
-- a count of their own what they counted before.
create or replace function sees_difference(
  p_counted_by bigint, p_later_by bigint, p_is_later_by_admin boolean, p_is_later_approved boolean
) returns boolean language sql immutable as $$
  select p_is_later_approved or (p_is_later_by_admin and p_later_by is distinct from p_counted_by);
$$;
