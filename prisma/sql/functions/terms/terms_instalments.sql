-- Returns the instalments of a book by its terms, [{ number, dueOn, paidOn, lateDays }]; of a flexible book none. p_payments are
-- those up to p_day, in their order, in paise. An instalment is paid on the day of the payment by which so many whole
-- instalments were paid; one that is not is late by p_day. Source: "Days" and "Lateness" of the terms.
create or replace function terms_instalments(p_terms jsonb, p_saved jsonb, p_payments jsonb, p_day date) returns jsonb
language plpgsql immutable as $$
declare
  schedule jsonb := p_terms -> 'schedule';
  joined date := p_saved ->> 'joinedOn';
  instalments int := (schedule -> 'instalments')::int;
  grace int := coalesce((p_terms -> 'late' -> 'grace')::int, 0);
begin
  if schedule ? 'flexible' then return '[]'; end if;
  return (
    with brought as (
      select n, p ->> 'day' as day, sum((p ->> 'paise')::numeric) over (order by n) as paise
      from jsonb_array_elements(p_payments) with ordinality as e(p, n)
    ), counted as (
      select n, day, least(div(paise, (p_saved ->> 'instalment')::numeric), instalments)::int as reached from brought
    ), paid as (
      select number, day::date as paid_on
      from (select day, lag(reached, 1, 0) over (order by n) as before, reached from counted) c,
        generate_series(before + 1, reached) number
    ), holiday as (
      select jsonb_array_elements_text(coalesce(p_saved -> 'holidays', '[]'))::date as day
    ), closed as (
      -- Days in a row are equally far from their place among all.
      select day, max(day) over (partition by day - place) + 1 as opens
      from (select day, row_number() over (order by day)::int as place from holiday group by day) p
    ), due as (
      select number, coalesce(opens, planned) as due_on
      from (select number, terms_planned_day(schedule, joined, number) as planned from generate_series(1, instalments) number) n
      left join closed on day = planned
    )
    select jsonb_agg(jsonb_build_object('number', number, 'dueOn', due_on, 'paidOn', paid_on,
      'lateDays', greatest(0, coalesce(paid_on, p_day) - due_on - grace)) order by number)
    from due left join paid using (number));
end $$;
