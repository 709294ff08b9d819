create or replace trigger shop_setups_close after insert on shop_setups for each row execute function close_setup();
create or replace trigger shop_setups_append_only before update or delete on shop_setups
  for each row execute function refuse_change();
create or replace trigger shop_setups_no_truncate before truncate on shop_setups for each statement execute function refuse_change();
