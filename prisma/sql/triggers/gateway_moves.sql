create or replace trigger gateway_moves_no_delete before delete on gateway_moves for each row execute function refuse_change();
create or replace trigger gateway_moves_no_truncate before truncate on gateway_moves for each statement execute function refuse_change();
