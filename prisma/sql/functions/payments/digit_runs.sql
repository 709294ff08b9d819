-- The rows of ten or more digits in numbers, without zeros in front: banks write one number with words and other numbers around it
-- (432621989671/CR, IMPS/P2A/432621989671/RAVI). Looked for in the whole number, where blanks part digits that belong
-- together, and between its signs. Null where there is none.
create or replace function digit_runs(p_numbers text[]) returns text[]
language sql immutable set search_path = public, pg_temp as $$
  select array_agg(distinct ltrim(found.digits[1], '0'))
  from unnest(p_numbers) given(number)
  cross join lateral (
    select plain_number(given.number) as part
    union all
    select plain_number(t) from regexp_split_to_table(normalize(given.number, NFKC), '[^[:alnum:]]+') t) parts
  cross join lateral regexp_matches(parts.part, '[0-9]{10,}', 'g') found(digits)
  where length(ltrim(found.digits[1], '0')) >= 10;
$$;
