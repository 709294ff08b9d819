-- Returns what lateness leaves of a benefit: the percentage (hundredths of a percent; null of rupees) less its points, and the kept
-- part as a fraction. Source: `late.lose` of the terms; p_span is the number of instalments that were looked at.
create or replace function terms_kept(p_late jsonb, p_units int, p_span int, inout percent bigint, out part numeric, out whole numeric)
language plpgsql immutable as $$
declare
  lose jsonb := p_late -> 'lose';
  points bigint := (lose -> 'points')::bigint * p_units;
begin
  part := 1;
  whole := 1;
  if p_units = 0 then return; end if;
  if lose = '"all"' then
    part := 0;
  elsif lose ->> 'share' = 'instalment' then
    part := greatest(0, p_span - p_units);
    whole := p_span;
  elsif lose ? 'share' then
    part := greatest(0, 10000 - p_units * (lose -> 'share')::bigint);
    whole := 10000;
  elsif percent is null then
    part := greatest(0, 10000 - points);
    whole := 10000;
  else
    percent := greatest(0, percent - points);
  end if;
end $$;
