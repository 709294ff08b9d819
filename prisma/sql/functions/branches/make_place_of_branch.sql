-- Gives a new branch its place, the place its chain of journals, and the branch its first counter, whose receipts begin with its
-- letters.
create or replace function make_place_of_branch() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into places (id, name) values (new.id, new.name);
  insert into place_chains (place_id) values (new.id);
  insert into counters (name, series, branch_id) values (new.name, new.code, new.id);
  return null;
end $$;
