create or replace trigger books_current_version before insert on books for each row execute function require_current_version();
create or replace trigger books_transitions before update of status on books for each row
  when (old.status <> new.status) execute function enforce_book_transitions();
create or replace trigger books_withdrawn_guard before insert or update of status, number on books
  for each row execute function guard_withdrawn_book();
create or replace trigger books_tally after insert or delete or update of status, scheme_version_id on books
  for each row execute function update_tally('book');
create or replace trigger books_maturity before insert on books for each row execute function set_maturity();
drop trigger if exists books_settlement_due on books;
create constraint trigger books_settlement_due after insert or update of status on books
  deferrable initially deferred for each row when (new.status = 'settled') execute function require_settlement();
create or replace trigger books_undone_guard before insert or update on books for each row
  when (new.status <> 'withdrawn') execute function refuse_use_of_undone();
drop trigger if exists books_moved on books;
create constraint trigger books_moved after update of branch_id on books
  deferrable initially deferred for each row when (new.branch_id <> old.branch_id) execute function require_book_moved();
