-- Whether a JSON value is a span of the terms: { months } up to a hundred years, or { days } as many.
create or replace function terms_span_fits(p_value jsonb, p_least int) returns boolean
language plpgsql immutable as $$
begin
  if has_members(p_value, '{months}', '{}') then return is_whole_number_between(p_value -> 'months', p_least, 1200, false); end if;
  return has_members(p_value, '{days}', '{}') and is_whole_number_between(p_value -> 'days', p_least, 36500, false);
end $$;
