-- A shop says of no day when it is open, or of all seven.
alter table shop_profiles
  drop constraint if exists shop_profiles_opening_days_check,
  add constraint shop_profiles_opening_days_check check (opening_days = '' or is_open_week(opening_days));
