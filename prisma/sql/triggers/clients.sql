create or replace trigger clients_withdrawn_guard before update on clients for each row
  when (old.status = 'withdrawn' or new.status = 'withdrawn') execute function guard_withdrawn_person();
create or replace trigger clients_contact_change before update of email, mobile on clients for each row
  when (old.email <> new.email or old.mobile <> new.mobile) execute function note_contact_change();
create or replace trigger clients_tally after insert or delete or update of status on clients
  for each row execute function update_tally('client');
create or replace trigger clients_undone_guard before update on clients for each row
  when (new.status <> 'withdrawn') execute function refuse_use_of_undone();
create or replace trigger clients_other_without_email before insert or update of name, email, mobile on clients
  for each row when (new.email = '') execute function require_other_without_email();
