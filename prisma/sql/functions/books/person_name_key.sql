-- The name of a person as it is compared: without case and signs, its words and initials in any order. Null for signs alone.
create or replace function person_name_key(p_name text) returns text language sql immutable set search_path = public, pg_temp as $$
  select string_agg(w, ' ' order by w collate "C")
  from regexp_split_to_table(lower(normalize(p_name, NFKC)), '[[:space:].,;:''’`"_/()\-]+') w where w <> '';
$$;
