-- Returns an exact weight in milligrams, rounded as the scheme says.
create or replace function weight_of(p_version scheme_versions, p_exact_mg numeric) returns bigint language sql immutable as $$
  select case p_version.rounding_mode
    when 'half_up' then round(p_exact_mg / step)
    -- An exact quotient may end in 999… as a numeric; nine places tell it from a smaller weight.
    else floor(round(p_exact_mg / step, 9))
  end::bigint * step
  from (select case p_version.rounding_places when 2 then 10 else 1 end) as s(step);
$$;
