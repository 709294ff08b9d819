create or replace trigger receipt_gaps_append_only before update or delete on receipt_gaps for each row execute function refuse_change();
create or replace trigger receipt_gaps_no_truncate before truncate on receipt_gaps for each statement execute function refuse_change();
