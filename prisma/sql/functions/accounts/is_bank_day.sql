-- Whether banks in India work on a day, as far as the calendar says it: not on a Sunday, nor on the second or fourth Saturday of a
-- month. Holidays are not known here.
create or replace function is_bank_day(p_day date) returns boolean language sql immutable as $$
  select case extract(dow from p_day) when 0 then false
    when 6 then (extract(day from p_day)::int - 1) / 7 not in (1, 3) else true end;
$$;
