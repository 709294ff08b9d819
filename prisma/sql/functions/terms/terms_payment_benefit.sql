-- Returns a benefit `of: "payment"`: of each payment the percentage of the row reached on its own day, of its paise or of its
-- row's gold, each rounded down, and the sum. Lateness looks at all instalments due by the day of the book. Paise, milligrams and
-- hundredths of a percent.
create or replace function terms_payment_benefit(p_terms jsonb, p_benefit jsonb, p_book jsonb) returns jsonb
language plpgsql immutable as $$
declare
  joined date := p_book ->> 'joinedOn';
  late jsonb := p_terms -> 'late';
  is_gold boolean := p_benefit ->> 'as' = 'gold';
  span int := terms_due_count(p_terms -> 'schedule', joined, (p_book ->> 'day')::date + 1);
  units int := terms_units(late, p_book -> 'instalments', span);
  when_read record;
  step numeric := case when is_gold and p_terms -> 'gold' -> 'round' -> 'places' = '2' then 10 else 1 end;
  summed record;
begin
  select * into when_read from terms_rows_read(p_benefit -> 'when', joined);
  with paid as materialized (
    select (r ->> 'day')::date as day, (r ->> case when is_gold then 'mg' else 'paise' end)::numeric as base
    from jsonb_array_elements(p_book -> 'rows') r
  ), reached as materialized (
    -- Rows of payments ask for days alone.
    select base, place, terms_row_percent(when_read.percents, when_read.days, p_benefit ->> 'between', place, day) as percent
    from paid, width_bucket(day, when_read.reached_from) place where place > 0
  ), kept as materialized (
    select d.percent as of_percent, k.* from (select distinct percent from reached) d, terms_kept(late, units, span, d.percent) k
  ), given as (
    select k.percent, k.part, k.whole, case when of_percent is null then 1 else 10000 end as of_whole,
      case when of_percent is null then when_read.paise[place] else base end as base
    from reached r join kept k on k.of_percent is not distinct from r.percent
  )
  select count(*) as payments, bool_and(part = 0 or percent is not null and percent = 0) as is_nothing,
    case when bool_and(base is not null) then sum(div(base * coalesce(percent, 1) * part, of_whole * whole * step) * step) end as amount
  into summed from given;
  if summed.payments = 0 then return terms_benefit_outcome(p_benefit ->> 'as', 'too_early', null, 0, 0, null); end if;
  if units > 0 and summed.is_nothing then
    return terms_benefit_outcome(p_benefit ->> 'as', 'late', null, units, 0, null);
  end if;
  return terms_benefit_outcome(p_benefit ->> 'as', 'given', null, units, least(summed.amount, (p_benefit ->> 'cap')::numeric), null);
end $$;
