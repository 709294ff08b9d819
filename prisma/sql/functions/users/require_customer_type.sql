-- A Customer with books, or with an application that waits, stays a Customer: staff do not approve their own payments.
-- Users' rules in TypeScript check the same.
create or replace function require_customer_type() returns trigger language plpgsql as $$
begin
  if exists (select from clients where user_id = new.id)
    or exists (select from requests where user_id = new.id and (client_status = 'pending' or book_status = 'pending')) then
    perform refuse('TH409', 'user_has_books');
  end if;
  return new;
end $$;
