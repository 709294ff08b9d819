-- When the shop is open, for whoever reads its public pages. A release of before writes none.
alter table shop_profiles
  add column opening_hours text not null default '',
  add constraint shop_profiles_opening_hours_check check (length(opening_hours) <= 200);
