create or replace trigger gold_rates_append_only before update or delete on gold_rates for each row execute function refuse_change();
create or replace trigger gold_rates_branches before insert on gold_rates for each row execute function set_rate_branches();
create or replace trigger gold_rates_no_truncate before truncate on gold_rates for each statement execute function refuse_change();
