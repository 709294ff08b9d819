create or replace trigger requests_guard before update or delete on requests for each row execute function guard_request();
create or replace trigger requests_no_truncate before truncate on requests for each statement execute function refuse_change();
create or replace trigger requests_undone_guard before insert or update of client_id, user_id on requests for each row
  when (new.client_id is not null or new.user_id is not null) execute function refuse_use_of_undone();
