-- Returns how many instalments a row of `when` looks at: those that it asks to be paid, else those due before its day, else all.
create or replace function terms_row_span(p_schedule jsonb, p_joined date, p_row jsonb) returns int
language sql immutable as $$
  select case
    when p_row ? 'paid' then least(greatest(1, (p_row -> 'paid')::int), (p_schedule -> 'instalments')::int)
    when p_row ? 'months' or p_row ? 'days' then terms_due_count(p_schedule, p_joined, terms_row_day(p_row, p_joined))
    else (p_schedule -> 'instalments')::int end;
$$;
