-- Who asks to join may have no e-mail either: the code goes to the mobile number, and name and number tell them from others until
-- they have a sign-in.
alter table requests drop constraint requests_email_given_check,
  add constraint requests_email_given_check check (email <> '' or user_id is not null or kind = 'join');

drop index requests_waiting_key;
create unique index requests_waiting_key
  on requests((coalesce(nullif(email, ''), '~' || user_id, '~' || mobile || ' ' || lower(name))), scheme_id, amount_paise)
  where email_verified_at is not null and book_status = 'pending' and client_status <> 'rejected';
