-- Two customers without an e-mail differ in name or mobile number, because they are told apart by these alone. Records of one
-- sign-in are one person's. Who was the same before this rule is changed in all else. isOtherWithoutEmail in TypeScript checks the same.
create or replace function require_other_without_email() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.name, old.email, old.mobile) = (new.name, new.email, new.mobile) and (tg_table_name = 'clients'
    or to_jsonb(old) ->> 'user_type' = 'Customer' and to_jsonb(old) ->> 'status' not in ('disabled', 'withdrawn')) then
    return new;
  end if;
  perform pg_advisory_xact_lock(732, hashtext('none ' || new.mobile));
  if tg_table_name = 'users' and exists (
      select from users u where u.email = '' and u.mobile = new.mobile and lower(u.name) = lower(new.name) and u.id <> new.id
        and u.user_type = 'Customer' and u.status not in ('disabled', 'withdrawn'))
    or tg_table_name = 'clients' and exists (
      select from clients c where c.email = '' and c.mobile = new.mobile and lower(c.name) = lower(new.name) and c.id <> new.id
        and (c.user_id is null or (to_jsonb(new) ->> 'user_id')::bigint is distinct from c.user_id)) then
    perform refuse('TH409', 'client_without_email_exists');
  end if;
  return new;
end $$;
