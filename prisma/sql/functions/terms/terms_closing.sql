-- Returns the last day on which a book's benefits are given, null for never ending: the span of `closes` after joining, or after
-- maturity as it was moved. Source: the terms' schedule.
create or replace function terms_closing(p_schedule jsonb, p_joined date, p_matures date) returns date
language sql immutable as $$
  select span_after(case p_schedule -> 'closes' ->> 'of' when 'joining' then p_joined else p_matures end, p_schedule -> 'closes', 1);
$$;
