create or replace trigger day_closings_append_only before update or delete on day_closings
  for each row execute function refuse_closing_change();
create or replace trigger day_closings_no_truncate before truncate on day_closings for each statement execute function refuse_change();
