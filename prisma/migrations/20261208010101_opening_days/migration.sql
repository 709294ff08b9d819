-- When the shop is open, day by day, so that each language tells it in its own words. What stands in opening_hours stays beside
-- it, as it was typed. is_open_week() says what a week is: shop_profiles_opening_days_check. A release of before writes none.
alter table shop_profiles add column opening_days text not null default '';
