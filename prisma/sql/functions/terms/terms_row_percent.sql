-- Returns the percentage (hundredths of a percent) that row p_row of `when` gives on a day: its own, or linear between it and the
-- next one by days, rounded down. Null where it gives rupees.
create or replace function terms_row_percent(p_when jsonb, p_between text, p_row int, p_joined date, p_day date) returns int
language plpgsql immutable as $$
declare
  own jsonb := p_when -> (p_row - 1);
  following jsonb := p_when -> p_row;
  percent bigint := (own -> 'give' -> 'percent')::bigint;
  first_day date;
  next_day date;
begin
  if p_between = 'step' or following is null then return percent; end if;
  first_day := span_after(p_joined, own, 1);
  next_day := span_after(p_joined, following, 1);
  -- Neither falls below zero: the whole quotient is the one rounded down.
  return (percent * (next_day - first_day) + ((following -> 'give' -> 'percent')::bigint - percent) * (p_day - first_day))
    / (next_day - first_day);
end $$;
