create or replace trigger cheques_transitions before update or delete on cheques for each row execute function guard_cheque();
create or replace trigger cheques_no_truncate before truncate on cheques for each statement execute function refuse_change();
