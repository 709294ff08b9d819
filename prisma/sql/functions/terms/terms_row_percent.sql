-- Returns the percentage (hundredths of a percent) that row p_row of `when` gives on a day: its own, or linear between it and the
-- next one by days, rounded down. Null where it gives rupees. p_percents and p_days are those of the rows (terms_row_day).
create or replace function terms_row_percent(p_percents bigint[], p_days date[], p_between text, p_row int, p_day date) returns bigint
language sql immutable as $$
  -- Neither falls below zero: the whole quotient is the one rounded down.
  select case when p_between = 'step' or p_row = array_length(p_percents, 1) then p_percents[p_row]
    else (p_percents[p_row] * (p_days[p_row + 1] - p_days[p_row])
        + (p_percents[p_row + 1] - p_percents[p_row]) * (p_day - p_days[p_row])) / (p_days[p_row + 1] - p_days[p_row]) end;
$$;
