-- Whether a JSON value is a day of the calendar as terms keep it, "YYYY-MM-DD" from 1900 to 2199.
create or replace function is_day_text(p_value jsonb) returns boolean
language plpgsql immutable as $$
declare
  written text := p_value #>> '{}';
begin
  if coalesce(jsonb_typeof(p_value) <> 'string', true) or written !~ '^(19|20|21)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then
    return false;
  end if;
  return right(written, 2)::int <= extract(
    day from make_date(left(written, 4)::int, substr(written, 6, 2)::int, 1) + interval '1 month -1 day');
end $$;
