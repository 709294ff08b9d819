-- Returns the day on which instalment p_number (1, 2, …) falls due, before a holiday moves it. Of { day: n } the first is due on
-- joining and each later one on the n-th (clipped) of its month. Source: `due` and `every` of the terms' schedule.
create or replace function terms_planned_day(p_schedule jsonb, p_joined date, p_number int) returns date
language plpgsql immutable as $$
declare
  planned date := span_after(p_joined, p_schedule -> 'every', p_number - 1);
  month date;
begin
  if p_number = 1 or p_schedule -> 'due' = '"joining"' then return planned; end if;
  month := date_trunc('month', planned::timestamp)::date;
  return least(month + (p_schedule -> 'due' -> 'day')::int - 1, (month + interval '1 month')::date - 1);
end $$;
