-- Whether steps go up, each from a whole number, to a percentage above zero in hundredths of a percent.
create or replace function benefit_steps_fit(p_steps jsonb, p_most_from numeric, p_most_percent numeric) returns boolean
language plpgsql immutable set search_path = public, pg_temp as $$
begin
  if p_steps is null or jsonb_typeof(p_steps) <> 'array' or jsonb_array_length(p_steps) not between 1 and 20 then
    return false;
  end if;
  return (
    select bool_and(coalesce(
      jsonb_typeof(s -> 'from') = 'number' and jsonb_typeof(s -> 'percent') = 'number'
      and (s ->> 'from')::numeric % 1 = 0 and (s ->> 'percent')::numeric % 1 = 0
      and (s ->> 'from')::numeric between 1 and p_most_from
      and (s ->> 'percent')::numeric between 1 and p_most_percent
      and (n = 1 or (s ->> 'from')::numeric > (p_steps -> (n - 2)::int ->> 'from')::numeric), false))
    from jsonb_array_elements(p_steps) with ordinality as e(s, n));
end $$;
