-- Returns the place, from 0, of the first bill that names no pieces although the waiver of the valuation takes off what only they tell,
-- without a limit; null without one. Not asked by terms_parts, because settlements of earlier releases are reckoned again by it.
create or replace function pieceless_bill(p_valuation jsonb, p_parts jsonb) returns int language sql immutable as $$
  with waivers as (
    select b -> 'making' as m from jsonb_array_elements(p_valuation -> 'benefits') as e(b) where b ->> 'making' is not null
  ), limits as (
    select m ->> 'cap' is null and (coalesce((m ->> 'beyond')::numeric, 0) > 0 or coalesce(m ->> 'coveredMg', m ->> 'coveredPaise') is null
      and greatest((m ->> 'percent')::numeric, (select max(i.share::numeric) from jsonb_each_text(m -> 'items') as i(kind, share))) > 0)
      as is_missing
    from waivers
  )
  select min(n)::int - 1
  from jsonb_array_elements(p_parts) with ordinality as e(part, n)
  where part ->> 'way' = 'jewellery_bill' and coalesce(jsonb_array_length(part -> 'lines'), 0) = 0
    and (select bool_or(is_missing) from limits);
$$;
