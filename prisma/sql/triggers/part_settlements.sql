create or replace trigger part_settlements_append_only before update or delete on part_settlements
  for each row execute function refuse_change();
create or replace trigger part_settlements_no_truncate before truncate on part_settlements
  for each statement execute function refuse_change();
