create or replace trigger nominees_guard before insert on nominees
  for each row execute function guard_nominee();
drop trigger if exists nominees_shares on nominees;
create constraint trigger nominees_shares after insert or update of ended_at on nominees
  deferrable initially deferred for each row execute function check_nominee_shares();
