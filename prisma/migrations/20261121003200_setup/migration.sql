-- The first Admin of a shop that has none. Twin: features/setup.

-- Links that make one, by the keyed hash of their token. Gone once one was used.
create table setup_links (
  token_hash bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint setup_links_pkey primary key (token_hash)
);

-- Who it was. One row, ever: of two set-ups at once the second is refused.
create table shop_setups (
  id boolean not null default true,
  user_id bigint not null,
  done_at timestamptz(3) not null,
  constraint shop_setups_pkey primary key (id),
  constraint shop_setups_id_check check (id),
  constraint shop_setups_user_id_fkey foreign key (user_id) references users(id) on update cascade on delete restrict
);

create function close_setup() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(733, 1);
  if exists (select from users where user_type = 'Admin' and id <> new.user_id) then
    perform refuse('TH409', 'setup_link_invalid');
  end if;
  delete from setup_links;
  return null;
end $$;
create trigger shop_setups_close after insert on shop_setups for each row execute function close_setup();

create trigger shop_setups_append_only before update or delete on shop_setups
  for each row execute function refuse_change();
create trigger shop_setups_no_truncate before truncate on shop_setups for each statement execute function refuse_change();

revoke execute on function close_setup() from public;
grant select, insert, delete on setup_links to thangam_app;
grant select, insert on shop_setups to thangam_app;
