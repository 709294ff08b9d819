-- A new book is opened under the newest version of its scheme.
create or replace function require_current_version() returns trigger language plpgsql as $$
begin
  perform lock_schemes_shared();
  if exists (select from scheme_versions v join scheme_versions newer on newer.scheme_id = v.scheme_id
             where v.id = new.scheme_version_id and newer.version > v.version) then
    perform refuse('TH409', 'scheme_closed_to_new_clients');
  end if;
  return new;
end $$;
