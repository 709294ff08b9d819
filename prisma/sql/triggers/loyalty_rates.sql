create or replace trigger loyalty_rates_append_only before update or delete on loyalty_rates
  for each row execute function refuse_change();
create or replace trigger loyalty_rates_check before insert on loyalty_rates
  for each row execute function check_loyalty_rate();
