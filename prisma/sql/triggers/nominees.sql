create or replace trigger nominees_guard before insert on nominees
  for each row execute function guard_nominee();
