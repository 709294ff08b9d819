-- The first set-up of a shop makes its only Admin and ends every link; of two at once the second is refused.
create or replace function close_setup() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(733, 1);
  if exists (select from users where user_type = 'Admin' and id <> new.user_id) then
    perform refuse('TH409', 'setup_link_invalid');
  end if;
  delete from setup_links;
  return null;
end $$;
