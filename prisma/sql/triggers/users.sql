drop trigger if exists users_active_admin on users;
create constraint trigger users_active_admin after update of user_type, status on users
  deferrable initially deferred for each row
  when (old.user_type = 'Admin' and old.status = 'active' and (new.user_type <> 'Admin' or new.status <> 'active'))
  execute function require_active_admin();
drop trigger if exists users_active_admin_deleted on users;
create constraint trigger users_active_admin_deleted after delete on users
  deferrable initially deferred for each row when (old.user_type = 'Admin' and old.status = 'active')
  execute function require_active_admin();
create or replace trigger users_customer_type before update of user_type on users for each row
  when (old.user_type = 'Customer' and new.user_type <> 'Customer') execute function require_customer_type();
create or replace trigger users_withdrawn_guard before update on users for each row
  when (old.status = 'withdrawn' or new.status = 'withdrawn') execute function guard_withdrawn_person();
create or replace trigger users_undone_guard before update on users for each row
  when (new.user_type = 'Customer' and new.status <> 'withdrawn') execute function refuse_use_of_undone();
create or replace trigger users_other_without_email before insert or update of name, email, mobile, status, user_type on users
  for each row when (new.email = '' and new.user_type = 'Customer' and new.status not in ('disabled', 'withdrawn'))
  execute function require_other_without_email();
