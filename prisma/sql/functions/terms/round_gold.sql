-- Returns a weight in whole milligrams, from an exact one as a fraction of milligrams: rounded down or half up to two places of a
-- gram (10 mg) or three (1 mg). Source: `gold.round` of the terms. Null of null.
create or replace function round_gold(p_numerator numeric, p_denominator numeric, p_round jsonb) returns numeric
language sql immutable as $$
  select case p_round ->> 'mode'
    when 'down' then div(p_numerator, p_denominator * unit) * unit
    else div(2 * p_numerator + p_denominator * unit, 2 * p_denominator * unit) * unit end
  from (select case (p_round -> 'places')::int when 2 then 10 else 1 end) as u(unit);
$$;
