-- Schemes are kept as versions that never change: a book stands on the version it was opened under. What must hold of
-- them whatever code says; the twins are features/schemes/scheme-rules.ts and the schema of Save_Scheme.

-- Whoever saves a scheme is alone; whoever opens a book keeps the schemes as they are until the commit.
create function lock_schemes() returns void language sql as $$ select pg_advisory_xact_lock(734, 1) $$;
create function hold_schemes() returns void language sql as $$ select pg_advisory_xact_lock_shared(734, 1) $$;

-- The newest version of each scheme: what is offered.
create view current_schemes as
select distinct on (scheme_id) * from scheme_versions order by scheme_id, version desc;

create trigger schemes_append_only before update or delete on schemes for each row execute function refuse_change();
create trigger scheme_versions_append_only before update or delete on scheme_versions
  for each row execute function refuse_change();
create trigger scheme_prefixes_append_only before update or delete on scheme_prefixes
  for each row execute function refuse_change();
create trigger schemes_no_truncate before truncate on schemes for each statement execute function refuse_change();
create trigger scheme_versions_no_truncate before truncate on scheme_versions
  for each statement execute function refuse_change();
create trigger scheme_prefixes_no_truncate before truncate on scheme_prefixes
  for each statement execute function refuse_change();
revoke update, delete on schemes, scheme_versions, scheme_prefixes from thangam_app;

alter table schemes add constraint schemes_code_check check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 80);
alter table scheme_versions
  add constraint scheme_versions_name_check check (name = trim(name) and length(name) between 1 and 60),
  add constraint scheme_versions_version_check check (version >= 1),
  add constraint scheme_versions_steps_check check (
    minimum_paise % multiple_of_paise = 0 and minimum_paise <= 1000000000000),
  add constraint scheme_versions_per_month_check check (instalments_per_month between 1 and 31);
-- No longer than a book number takes.
alter table scheme_prefixes
  drop constraint scheme_prefixes_prefix_check,
  add constraint scheme_prefixes_prefix_check check (prefix ~ '^[A-Z]{1,4}$'),
  add constraint scheme_prefixes_most_check check (amount_paise <= 1000000000000);

-- Versions follow one another without gaps, and a name is borne by one scheme at a time.
create function check_scheme_version() returns trigger language plpgsql as $$
begin
  perform lock_schemes();
  if new.version <> 1 + coalesce((select max(version) from scheme_versions
                                  where scheme_id = new.scheme_id and id <> new.id), 0) then
    perform refuse('TH409', 'scheme_changed_meanwhile', jsonb_build_object('name', (
      select u.name from current_schemes c join users u on u.id = c.created_by_id where c.scheme_id = new.scheme_id)));
  end if;
  if exists (select from current_schemes where scheme_id <> new.scheme_id and lower(name) = lower(new.name)) then
    perform refuse('TH409', 'scheme_name_taken');
  end if;
  return null;
end $$;
create trigger scheme_versions_check after insert on scheme_versions for each row execute function check_scheme_version();

-- A book number tells its scheme by its letters: those that another scheme offers, or has books of, are not free. A
-- version that books stand on has all its prefixes.
create function owner_of_prefix(p_prefix text, p_but_scheme_id bigint) returns text language sql stable as $$
  select s.name
  from scheme_prefixes p
  join scheme_versions v on v.id = p.scheme_version_id
  join current_schemes s on s.scheme_id = v.scheme_id
  where p.prefix = p_prefix and v.scheme_id <> p_but_scheme_id
    and (v.id = s.id or exists (select from books b where b.scheme_version_id = v.id and b.prefix = p_prefix))
  limit 1;
$$;
create function check_scheme_prefix() returns trigger language plpgsql as $$
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
create trigger scheme_prefixes_check after insert on scheme_prefixes for each row execute function check_scheme_prefix();
create index scheme_prefixes_prefix_idx on scheme_prefixes(prefix);

create function require_prefix() returns trigger language plpgsql as $$
begin
  if not exists (select from scheme_prefixes where scheme_version_id = new.id) then
    raise exception 'version % of scheme % has no prefix', new.version, new.scheme_id using errcode = 'TH500';
  end if;
  return null;
end $$;
create constraint trigger scheme_versions_have_prefixes after insert on scheme_versions
  deferrable initially deferred for each row execute function require_prefix();

-- A new book is opened under the newest version (features/books/add-book.ts loads no other).
create function require_current_version() returns trigger language plpgsql as $$
begin
  perform hold_schemes();
  if exists (select from scheme_versions v join scheme_versions newer on newer.scheme_id = v.scheme_id
             where v.id = new.scheme_version_id and newer.version > v.version) then
    perform refuse('TH409', 'scheme_closed_to_new_clients');
  end if;
  return new;
end $$;
create trigger books_current_version before insert on books for each row execute function require_current_version();

grant select on current_schemes to thangam_app;
revoke execute on function
  lock_schemes(), hold_schemes(), owner_of_prefix(text, bigint), check_scheme_version(), check_scheme_prefix(), require_prefix(),
  require_current_version() from public;
grant execute on function lock_schemes(), hold_schemes(), owner_of_prefix(text, bigint) to thangam_app;
