create or replace trigger factors_guard before update on factors for each row execute function guard_factor();
create or replace trigger factors_no_delete before delete on factors for each row execute function refuse_change();
create or replace trigger factors_no_truncate before truncate on factors for each statement execute function refuse_change();
