-- Returns the exact gold of each payment, in milligrams as a fraction: paise x 1000 / rate (paise a gram), or the weight that was
-- weighed. The denominator is null where a rate is missing. p_rate is the rate of the day asked. Source: `gold.rate` of the
-- terms. A mean of rates stays a fraction, too: their sum below, their number above.
create or replace function terms_exact_gold(p_gold jsonb, p_payments jsonb, p_rate numeric)
returns table (n bigint, day text, paise numeric, numerator numeric, denominator numeric)
language sql immutable as $$
  with payments as (
    select n, p ->> 'day' as day, (p ->> 'paise')::numeric as paise, (p ->> 'rate')::numeric as rate,
      (p ->> 'weight')::numeric as weight
    from jsonb_array_elements(p_payments) with ordinality as e(p, n)
  ), shared as (
    select bool_and(rate is not null or weight is not null) as known, sum(rate) as total, count(rate) as rates,
      min(rate) as lowest
    from payments
  )
  select n, day, paise,
    case when weight is not null then weight when p_gold ->> 'rate' = 'average' then paise * 1000 * rates else paise * 1000 end,
    case when weight is not null then 1 else case p_gold ->> 'rate'
      when 'redemption' then p_rate
      when 'lower_of' then case when p_rate is not null and rate is not null then least(rate, p_rate) end
      when 'average' then case when known then total end
      when 'lowest' then case when known then lowest end
      else rate end end
  from payments, shared;
$$;
