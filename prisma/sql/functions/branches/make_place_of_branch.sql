-- Gives a new branch its place, and the place its chain of journals.
create or replace function make_place_of_branch() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into places (id, name) values (new.id, new.name);
  insert into place_chains (place_id) values (new.id);
  return null;
end $$;
