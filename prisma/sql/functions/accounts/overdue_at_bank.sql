-- What came before this day should have been on the bank's statement by p_today: the bank has had the days for it that the shop
-- gives it.
create or replace function overdue_at_bank(p_today date) returns date language sql stable as $$
  select bank_day_before(p_today, setting_count('bank_days'));
$$;
