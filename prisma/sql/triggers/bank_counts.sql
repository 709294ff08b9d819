create or replace trigger bank_counts_append_only before update or delete on bank_counts for each row execute function refuse_change();
create or replace trigger bank_counts_no_truncate before truncate on bank_counts for each statement execute function refuse_change();
