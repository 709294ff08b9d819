create or replace trigger counters_series_kept before update of id, series on counters for each row
  when ((new.id, new.series) is distinct from (old.id, old.series)) execute function refuse_change();
create or replace trigger counters_no_delete before delete on counters for each row execute function refuse_change();
create or replace trigger counters_no_truncate before truncate on counters for each statement execute function refuse_change();
