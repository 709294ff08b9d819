create or replace trigger settlement_parts_append_only before update or delete on settlement_parts
  for each row execute function refuse_change();
create or replace trigger settlement_parts_no_truncate before truncate on settlement_parts
  for each statement execute function refuse_change();
create or replace trigger settlement_parts_once before insert on settlement_parts for each row execute function require_part_once();
create or replace trigger settlement_parts_number before insert on settlement_parts for each row execute function check_settlement_number();
drop trigger if exists settlement_parts_due on settlement_parts;
create constraint trigger settlement_parts_due after insert on settlement_parts
  deferrable initially deferred for each row execute function require_settlement();
