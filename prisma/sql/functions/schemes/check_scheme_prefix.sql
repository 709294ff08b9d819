-- A prefix belongs to one scheme, its amount fits the scheme, and a version that books stand on gets no more prefixes.
create or replace function check_scheme_prefix() returns trigger language plpgsql as $$
declare
  version scheme_versions;
  owner text;
begin
  perform lock_schemes();
  select * into strict version from scheme_versions where id = new.scheme_version_id;
  owner := owner_of_prefix(new.prefix, version.scheme_id);
  if owner is not null then
    perform refuse('TH409', 'prefix_taken', jsonb_build_object('prefix', new.prefix, 'scheme', owner));
  end if;
  if new.amount_paise < version.minimum_paise or new.amount_paise % version.multiple_of_paise <> 0 then
    raise exception 'prefix % stands for an amount that its scheme does not take', new.prefix using errcode = 'TH500';
  end if;
  if exists (select from books where scheme_version_id = version.id) then
    raise exception 'version % of scheme % is in use', version.version, version.scheme_id using errcode = 'TH500';
  end if;
  return null;
end $$;
