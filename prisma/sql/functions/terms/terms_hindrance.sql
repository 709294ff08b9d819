-- Returns why a benefit cannot be given on the day of the book, whatever its rows say, null where it can. Source: `opens`, `closes`
-- and `only` of the terms; p_book is the valuation so far.
create or replace function terms_hindrance(p_benefit jsonb, p_book jsonb) returns text
language sql immutable as $$
  select case
    when p_book ->> 'state' = 'closed' then 'too_late'
    when p_book ->> 'state' = 'not_open' then 'not_open'
    when p_benefit ? 'only' and (p_book ->> 'day')::date < (p_book ->> 'maturesOn')::date then 'too_early'
    when p_book -> 'rows' = '[]' then 'too_early' end;
$$;
