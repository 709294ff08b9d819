create or replace trigger sessions_end_pushes after update of revoked_at on sessions
  for each row when (new.revoked_at is not null) execute function end_pushes();
