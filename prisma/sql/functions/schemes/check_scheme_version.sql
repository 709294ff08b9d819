-- Versions of a scheme follow one another without gaps, and no two schemes have the same current name. A version without terms
-- follows one without terms, and no person begins a scheme with one.
create or replace function check_scheme_version() returns trigger language plpgsql as $$
begin
  perform lock_schemes();
  if new.version <> 1 + coalesce((select max(version) from scheme_versions
                                  where scheme_id = new.scheme_id and id <> new.id), 0) then
    perform refuse('TH409', 'scheme_changed_meanwhile', jsonb_build_object('name', (
      select u.name from current_schemes c join users u on u.id = c.created_by_id where c.scheme_id = new.scheme_id)));
  end if;
  if new.terms is null and ((new.version = 1 and new.created_by_id is not null)
    or exists (select from scheme_versions where scheme_id = new.scheme_id and version = new.version - 1 and terms is not null)) then
    raise exception 'version % of scheme % has no terms', new.version, new.scheme_id using errcode = 'TH500';
  end if;
  if exists (select from current_schemes where scheme_id <> new.scheme_id and lower(name) = lower(new.name)) then
    perform refuse('TH409', 'scheme_name_taken');
  end if;
  return null;
end $$;
