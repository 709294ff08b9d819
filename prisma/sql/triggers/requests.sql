create or replace trigger requests_guard before update or delete on requests for each row execute function guard_request();
create or replace trigger requests_no_truncate before truncate on requests for each statement execute function refuse_change();
