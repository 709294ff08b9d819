-- Whether cash has lain in a safe for the days that the shop gives it (safe_days), without a count by another (is_count_by_another).
create or replace function is_safe_uncounted(p_place smallint, p_today date) returns boolean language sql volatile as $$
  select lies_uncounted(p_place, p_today - safe_days());
$$;
