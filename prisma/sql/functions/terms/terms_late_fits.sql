-- Whether a JSON value says what lateness costs: days of grace, units that are free, what a unit takes (hundredths of a percent), and
-- whether maturity moves.
create or replace function terms_late_fits(p_value jsonb) returns boolean
language plpgsql immutable as $$
declare
  lose jsonb := p_value -> 'lose';
begin
  return has_members(p_value, '{grace,each,lose}', '{free,moves}') and is_whole_number_between(p_value -> 'grace', 0, 3650, false)
    and (not p_value ? 'free' or is_whole_number_between(p_value -> 'free', 0, 4000, false))
    and p_value -> 'each' in ('"instalment"', '"30 days"')
    and (not p_value ? 'moves' or p_value -> 'moves' in ('"longest"', '"months"'))
    and (lose = '"all"' or has_members(lose, '{points}', '{}') and is_whole_number_between(lose -> 'points', 0, 10000, false)
      or has_members(lose, '{share}', '{}')
        and (lose -> 'share' = '"instalment"' or is_whole_number_between(lose -> 'share', 0, 10000, false)));
end $$;
