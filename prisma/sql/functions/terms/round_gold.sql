-- Returns a weight in whole milligrams, from an exact one as a fraction of milligrams: rounded down or half up to two places of a
-- gram (10 mg) or three (1 mg). Source: `gold.round` of the terms. Null of null.
create or replace function round_gold(p_numerator numeric, p_denominator numeric, p_round jsonb) returns numeric
language plpgsql immutable as $$
declare
  step numeric := case when p_round -> 'places' = '2' then 10 else 1 end;
begin
  if p_round ->> 'mode' = 'down' then return div(p_numerator, p_denominator * step) * step; end if;
  return div(2 * p_numerator + p_denominator * step, 2 * p_denominator * step) * step;
end $$;
