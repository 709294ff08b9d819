-- Returns the last day up to p_day that moves nothing that is due: the counterpart of open_day_from. What is planned by then has fallen
-- due by p_day.
create or replace function open_day_until(p_day date) returns date language plpgsql stable as $$
begin
  while exists (select from holidays where day = p_day and removed_on is null and moves_due_days) loop
    p_day := p_day - 1;
  end loop;
  return p_day;
end $$;
