-- A customer may have no e-mail: the column is blank then, and the mobile number is there.
alter table users add constraint users_email_given_check check (email <> '' or user_type = 'Customer');
alter table requests add constraint requests_email_given_check check (email <> '' or user_id is not null);

drop index users_email_in_use_key;
create unique index users_email_in_use_key on users(email) where status <> 'disabled' and email <> '';

-- Who has no e-mail is told apart by their sign-in.
drop index requests_waiting_key;
create unique index requests_waiting_key on requests((coalesce(nullif(email, ''), '~' || user_id)), scheme_id, amount_paise)
  where email_verified_at is not null and book_status = 'pending' and client_status <> 'rejected';
