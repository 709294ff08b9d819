-- What must hold of people whatever code says. Each names its twin in code.

-- The shop always keeps an active Admin (features/users/user-rules.ts). Checked at commit, one after the other, so
-- that two Admins who demote each other at the same moment cannot both succeed.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(733, 1);
  if not exists (select from users where user_type = 'Admin' and status = 'Active') then
    perform refuse('TH409', 'last_admin');
  end if;
  return null;
end $$;
create constraint trigger users_keep_an_admin after update of user_type, status on users
  deferrable initially deferred for each row
  when (old.user_type = 'Admin' and old.status = 'Active' and (new.user_type <> 'Admin' or new.status <> 'Active'))
  execute function keep_an_admin();
create constraint trigger users_keep_an_admin_there after delete on users
  deferrable initially deferred for each row when (old.user_type = 'Admin' and old.status = 'Active')
  execute function keep_an_admin();

-- A Customer who saves stays a Customer (features/users/user-rules.ts): staff do not approve their own payments.
create function keep_savers_customers() returns trigger language plpgsql as $$
begin
  if exists (select from clients c where c.user_id = new.id
             and (c.status <> 'Rejected' or exists (select from books b where b.client_id = c.id))) then
    perform refuse('TH409', 'user_has_books');
  end if;
  return new;
end $$;
create trigger users_keep_savers_customers before update of user_type on users for each row
  when (old.user_type = 'Customer' and new.user_type <> 'Customer') execute function keep_savers_customers();

-- City, state and country belong together (features/customers/customer-profile.ts).
alter table states add constraint states_id_country_id_key unique (id, country_id);
alter table cities add constraint cities_id_state_id_key unique (id, state_id);
alter table customer_profiles
  add constraint customer_profiles_state_of_country_fkey
    foreign key (state_id, country_id) references states(id, country_id),
  add constraint customer_profiles_city_of_state_fkey foreign key (city_id, state_id) references cities(id, state_id),
  add constraint customer_profiles_gender_check check (gender in ('Male', 'Female', 'Others'));

create index users_search_idx on users using gin (name gin_trgm_ops, email gin_trgm_ops, mobile gin_trgm_ops);

revoke execute on function keep_an_admin(), keep_savers_customers() from public;
