-- Whether cash has lain in the drawer and the safe for the days that the shop gives it (safe_days) and nobody else has seen it
-- (unseen_cash); or the Admins were told so and nobody has since.
create or replace function is_safe_uncounted(p_place smallint, p_today date) returns boolean language sql volatile as $$
  select lies_uncounted(p_place, p_today - safe_days(), p_today)
    or exists (select from uncounted_safes(p_today) u where u.place_id = p_place);
$$;
