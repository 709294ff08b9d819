-- Returns the day on which instalment p_number falls due for who joined on p_joined: on a holiday of the shop, the next day that
-- is none.
create or replace function terms_due_day(p_terms jsonb, p_joined date, p_number int) returns date
language plpgsql stable as $$
begin
  return open_day_from(terms_planned_day(p_terms -> 'schedule', p_joined, p_number));
end $$;
