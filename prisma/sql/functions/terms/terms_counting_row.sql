-- Returns the row of a benefit that counts on the day of a book, null for none: the last one reached, but where rows ask for
-- instalments to be paid, the one of which lateness leaves most, so that who goes on paying late keeps the step that she had.
-- With it stand its number (1, 2, …), the instalments that it looks at, the units of lateness, its percentage (hundredths of a percent;
-- null of rupees) and what lateness leaves of it. p_book is the valuation so far.
create or replace function terms_counting_row(p_terms jsonb, p_benefit jsonb, p_book jsonb, out number int, out span int, out units int,
  out percent int, out kept_percent bigint, out part numeric, out whole numeric)
language plpgsql immutable as $$
declare
  rows jsonb := p_benefit -> 'when';
  joined date := p_book ->> 'joinedOn';
  day date := p_book ->> 'day';
  paid int := (p_book -> 'paidCount')::int;
  last_one int := terms_row_reached(rows, joined, day, paid);
  asks_paid boolean := exists (select from jsonb_array_elements(rows) r where r ? 'paid');
begin
  -- Of two parts of a whole up to 10,000 the greater stays the greater in billionths.
  select n, s, u, p, k.percent, k.part, k.whole
  into number, span, units, percent, kept_percent, part, whole
  from jsonb_array_elements(rows) with ordinality as e(r, n),
    terms_row_span(p_terms -> 'schedule', joined, r) s,
    terms_units(p_terms -> 'late', p_book -> 'instalments', s) u,
    terms_row_percent(rows, p_benefit ->> 'between', n::int, joined, day) p,
    terms_kept(p_terms -> 'late', u, s, p::bigint) k
  where case when asks_paid then is_row_reached(r, joined, day, paid) else n = last_one end
  order by div(coalesce(k.percent, (r -> 'give' ->> 'paise')::numeric) * k.part * 1000000000, k.whole) desc, n desc
  limit 1;
end $$;
