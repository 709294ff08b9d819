-- Returns the first day from p_day on from which no holiday moves what is due. It looks one day up at a time, by the index
-- holidays_day_key, and guard_holiday bounds how many it meets: however many holidays there are, a due day costs the same. Source: the
-- shop's holidays.
create or replace function open_day_from(p_day date) returns date language plpgsql stable as $$
begin
  while exists (select from holidays where day = p_day and removed_on is null and moves_due_days) loop
    p_day := p_day + 1;
  end loop;
  return p_day;
end $$;
