-- Every version of a scheme has a prefix by the time it is committed.
create or replace function require_prefix() returns trigger language plpgsql as $$
begin
  if not exists (select from scheme_prefixes where scheme_version_id = new.id) then
    raise exception 'version % of scheme % has no prefix', new.version, new.scheme_id using errcode = 'TH500';
  end if;
  return null;
end $$;
