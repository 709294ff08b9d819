-- Returns the scheme that owns a prefix, except p_but_scheme_id: one that offers it now, or has books of it. A book
-- number tells its scheme by its letters.
create or replace function owner_of_prefix(p_prefix text, p_but_scheme_id bigint) returns text language sql stable as $$
  select s.name
  from scheme_prefixes p
  join scheme_versions v on v.id = p.scheme_version_id
  join current_schemes s on s.scheme_id = v.scheme_id
  where p.prefix = p_prefix and v.scheme_id <> p_but_scheme_id
    and (v.id = s.id or exists (select from books b where b.scheme_version_id = v.id and b.prefix = p_prefix))
  limit 1;
$$;
