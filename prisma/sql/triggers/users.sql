drop trigger if exists users_keep_an_admin on users;
create constraint trigger users_keep_an_admin after update of user_type, status on users
  deferrable initially deferred for each row
  when (old.user_type = 'Admin' and old.status = 'active' and (new.user_type <> 'Admin' or new.status <> 'active'))
  execute function keep_an_admin();
drop trigger if exists users_keep_an_admin_there on users;
create constraint trigger users_keep_an_admin_there after delete on users
  deferrable initially deferred for each row when (old.user_type = 'Admin' and old.status = 'active')
  execute function keep_an_admin();
create or replace trigger users_keep_savers_customers before update of user_type on users for each row
  when (old.user_type = 'Customer' and new.user_type <> 'Customer') execute function keep_savers_customers();
create or replace trigger users_withdrawn_guard before update on users for each row
  when (old.status = 'withdrawn' or new.status = 'withdrawn') execute function guard_withdrawn_person();
create or replace trigger users_of_undone before update on users for each row
  when (new.user_type = 'Customer' and new.status <> 'withdrawn') execute function refuse_use_of_undone();
