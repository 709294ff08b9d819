-- Returns the day on which a book matures that rests after each payment: `matures` after joining, or `rests` days after the last
-- payment, if that is later. What was paid after the closing day, as moved until then, moves nothing. Null: it does not rest.
-- p_payments are in their order. Source: `rests` of the terms' schedule. The twin: restedOf.
create or replace function terms_rested(p_schedule jsonb, p_joined date, p_payments jsonb) returns date
language plpgsql immutable as $$
declare
  rested date := span_after(p_joined, p_schedule -> 'matures', 1);
  paid_on date;
begin
  if not p_schedule ? 'rests' then return null; end if;
  for paid_on in
    select (p ->> 'day')::date from jsonb_array_elements(p_payments) with ordinality as e(p, n) order by n
  loop
    exit when paid_on > terms_closing(p_schedule, p_joined, rested);
    rested := greatest(rested, paid_on + (p_schedule -> 'rests')::int);
  end loop;
  return rested;
end $$;
