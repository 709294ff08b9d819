-- Returns the day on which a book matures: `matures` after joining, moved by the longest lateness of a paid instalment (days), or
-- by a month for each that was paid late and is not free. What was paid after the closing day, as moved until then, moves
-- nothing. Source: `matures` and `late.moves` of the terms; p_instalments as terms_instalments gives them.
create or replace function terms_maturity(p_terms jsonb, p_joined date, p_instalments jsonb) returns date
language plpgsql immutable as $$
declare
  schedule jsonb := p_terms -> 'schedule';
  late jsonb := p_terms -> 'late';
  planned date := span_after(p_joined, schedule -> 'matures', 1);
  moved date := planned;
  longest int := 0;
  late_ones int := 0;
  paid record;
begin
  if late -> 'moves' is null then return planned; end if;
  for paid in
    select (i ->> 'paidOn')::date as paid_on, (i -> 'lateDays')::int as late_days
    from jsonb_array_elements(p_instalments) with ordinality as e(i, n)
    where i ->> 'paidOn' is not null and (i -> 'lateDays')::int > 0
    order by n
  loop
    exit when paid.paid_on > terms_closing(schedule, p_joined, moved);
    longest := greatest(longest, paid.late_days);
    late_ones := late_ones + 1;
    moved := case late ->> 'moves' when 'longest' then planned + longest
      else (planned + make_interval(months => greatest(0, late_ones - coalesce((late -> 'free')::int, 0))))::date end;
  end loop;
  return moved;
end $$;
