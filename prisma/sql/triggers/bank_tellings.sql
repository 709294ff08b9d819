create or replace trigger bank_tellings_append_only before update or delete on bank_tellings for each row execute function refuse_change();
create or replace trigger bank_tellings_no_truncate before truncate on bank_tellings for each statement execute function refuse_change();
