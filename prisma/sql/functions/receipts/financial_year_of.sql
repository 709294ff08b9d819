-- Returns the financial year of a day, April to March: "2026-27".
create or replace function financial_year_of(p_day date) returns text language sql immutable as $$
  select extract(year from p_day - interval '3 months')::int::text || '-'
    || lpad(((extract(year from p_day - interval '3 months')::int + 1) % 100)::text, 2, '0')
$$;
