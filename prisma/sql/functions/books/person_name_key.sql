-- The name of a person as it is compared: without case, signs, blanks and titles, its words and initials in any order, and Greek and
-- Cyrillic letters as the Latin ones that they look like. Null where nothing is left.
create or replace function person_name_key(p_name text) returns text language sql immutable set search_path = public, pg_temp as $$
  select string_agg(w, '' order by w collate "C")
  from regexp_split_to_table(
    translate(lower(normalize(p_name, NFKC)), 'авеһікмнорѕтухјԁԛԝсαβεζηικμνορτυχ', 'abehikmhopstyxjdqwcabezhikmvoptux'),
    '[[:space:].,;:''’‘`´"“”_/()\\|·•–—−‐‑*+&=~<>#%^$@!?{}[\]-]+') w
  where w <> '' and w not in ('mr', 'mrs', 'ms', 'miss', 'dr', 'er', 'adv', 'shri', 'sri', 'shree', 'smt', 'thiru', 'tmt', 'thirumathi',
    'selvi', 'selvan', 'kum', 'திரு', 'திருமதி', 'செல்வி', 'செல்வன்', 'श्री', 'श्रीमती', 'सुश्री');
$$;
