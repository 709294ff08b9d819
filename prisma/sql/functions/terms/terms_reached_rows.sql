-- Returns the rows of a benefit that may count on the day of a book: the last one reached, or all that are where a row asks for
-- instalments to be paid. With each stand its number (1, 2, …), the instalments that it looks at, the units of lateness, its
-- percentage (hundredths of a percent; null of rupees), what lateness leaves of it, and whether that is nothing. p_book is the
-- valuation so far. Source: `when` and `late` of the terms.
create or replace function terms_reached_rows(p_terms jsonb, p_benefit jsonb, p_book jsonb)
returns table (number int, give jsonb, span int, units int, percent int, kept_percent bigint, part numeric, whole numeric, is_lost boolean)
language plpgsql immutable as $$
declare
  rows jsonb := p_benefit -> 'when';
  joined date := p_book ->> 'joinedOn';
  today date := p_book ->> 'day';
  paid_count int := (p_book -> 'paidCount')::int;
  last_one int := terms_row_reached(rows, joined, today, paid_count);
  units_by int[] := terms_units_by(p_terms -> 'late', p_book -> 'instalments');
  when_read record;
  asks_paid boolean := exists (select from jsonb_array_elements(rows) r where r ? 'paid');
begin
  select * into when_read from terms_rows_read(rows, joined);
  return query
  select n::int, r -> 'give', s, u, p::int, k.percent, k.part, k.whole, u > 0 and (k.part = 0 or p is not null and k.percent = 0)
  from jsonb_array_elements(rows) with ordinality as e(r, n),
    terms_row_span(p_terms -> 'schedule', joined, r) s,
    coalesce(units_by[s], 0) u,
    terms_row_percent(when_read.percents, when_read.days, p_benefit ->> 'between', n::int, today) p,
    terms_kept(p_terms -> 'late', u, s, p) k
  where case when asks_paid then is_row_reached(r, joined, today, paid_count) else n = last_one end;
end $$;
