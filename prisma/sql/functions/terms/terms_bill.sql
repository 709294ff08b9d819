-- Returns what a bill comes to, { lines: [{ coveredMg, fullPaise, offPaise, paise }], fullPaise, offPaise, paise, taxPaise }: of each
-- line gold, charge and stone, without and with the making benefit of the valuation. All is reckoned in 1 / 100,000,000,000 of a paisa
-- (a thousandth of a gram's rate, of a percentage of hundredths, of another one), and rounded down once for each line. p_rate is paise
-- a gram; weights milligrams, money paise, as digits. Source: "A bill" of the terms.
create or replace function terms_bill(p_terms jsonb, p_valuation jsonb, p_lines jsonb, p_rate bigint) returns jsonb
language sql immutable as $$
  with making as (
    select (select b -> 'making' from jsonb_array_elements(p_valuation -> 'benefits') with ordinality as e(b, n)
      where b ->> 'making' is not null order by n limit 1) as m
  ), lines as (
    select n, (l ->> 'weightMg')::numeric as weight, coalesce((l ->> 'stonePaise')::numeric, 0) as stone,
      case when l -> 'va' ? 'percent' then p_rate * (l -> 'va' -> 'percent')::numeric
        else 10000 * (l -> 'va' ->> 'paisePerGram')::numeric end as charge,
      case when l -> 'va' ? 'percent' then least((l -> 'va' -> 'percent')::numeric, (m -> 'points')::numeric) * p_rate
        else 10000 * (l -> 'va' ->> 'paisePerGram')::numeric end as waived,
      coalesce((m -> 'items' -> (l ->> 'kind'))::numeric, (m -> 'percent')::numeric) as percent,
      case when m is null then 0
        else coalesce((m ->> 'coveredMg')::numeric, div((m ->> 'coveredPaise')::numeric * 1000, p_rate), 'infinity') end as coverable,
      coalesce((m -> 'beyond')::numeric, 0) as beyond
    from jsonb_array_elements(p_lines) with ordinality as e(l, n), making
  ), covered as (
    select *, greatest(0, least(weight, coverable - sum(weight) over (order by n) + weight)) as covered from lines
  ), exact as (
    select n, covered, weight * p_rate * 100000000 + stone * 100000000000 as goods, weight * charge * 10000 as full_charge,
      covered * (charge * 10000 - coalesce(percent, 0) * waived) + (weight - covered) * charge * (10000 - beyond) as reduced
    from covered
  ), rounded as (
    select n, covered, div(goods + full_charge, 100000000000) as full_paise,
      div(goods + full_charge, 100000000000) - div(goods + reduced, 100000000000) as gain
    from exact
  ), taken as (
    select n, covered, full_paise, least(sum(gain) over (order by n), cap) - least(sum(gain) over (order by n) - gain, cap) as off
    from rounded, (select (m ->> 'cap')::numeric from making) as c(cap)
  ), summed as (
    select coalesce(jsonb_agg(jsonb_build_object('coveredMg', covered::text, 'fullPaise', full_paise::text, 'offPaise', off::text,
        'paise', (full_paise - off)::text) order by n), '[]') as lines,
      coalesce(sum(full_paise), 0) as full_paise, coalesce(sum(off), 0) as off
    from taken
  ), taxed as (
    select *, p_terms -> 'tax' as tax, case p_terms -> 'tax' ->> 'on' when 'bill' then full_paise - off
      else (p_valuation ->> 'paidPaise')::numeric end as taxable
    from summed
  )
  select jsonb_build_object('lines', lines, 'fullPaise', full_paise::text, 'offPaise', off::text, 'paise', (full_paise - off)::text,
    'taxPaise', div(2 * taxable * (tax -> 'percent')::numeric + 10000, 20000)::text)
  from taxed;
$$;
