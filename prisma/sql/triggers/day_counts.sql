create or replace trigger day_counts_append_only before update or delete on day_counts for each row execute function refuse_change();
create or replace trigger day_counts_no_truncate before truncate on day_counts for each statement execute function refuse_change();
