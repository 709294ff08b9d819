-- Returns the first day from p_day on that is no holiday. Source: the shop's holidays, a setting.
create or replace function open_day_from(p_day date, p_holidays date[]) returns date
language plpgsql immutable as $$
begin
  while p_day = any(p_holidays) loop
    p_day := p_day + 1;
  end loop;
  return p_day;
end $$;
