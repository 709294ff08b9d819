create or replace trigger counters_series before insert on counters for each row execute function guard_counter_series();
create or replace trigger counters_series_kept before update of id, series, branch_id on counters for each row
  when ((new.id, new.series, new.branch_id) is distinct from (old.id, old.series, old.branch_id)) execute function refuse_change();
create or replace trigger counters_no_delete before delete on counters for each row execute function refuse_change();
create or replace trigger counters_no_truncate before truncate on counters for each statement execute function refuse_change();
