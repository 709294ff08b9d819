create or replace trigger safe_counts_append_only before update or delete on safe_counts for each row execute function refuse_change();
create or replace trigger safe_counts_no_truncate before truncate on safe_counts for each statement execute function refuse_change();
