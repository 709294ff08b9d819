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
  row_days date[] := array(
    select terms_row_day(r, joined) from jsonb_array_elements(p_benefit -> 'when') with ordinality as e(r, n) order by n);
  step numeric := case when is_gold and p_terms -> 'gold' -> 'round' -> 'places' = '2' then 10 else 1 end;
  summed record;
begin
  select count(*) as payments, bool_and(k.part = 0 or k.percent = 0 and g.row_percent is not null) as is_nothing,
    case when bool_and(g.base is not null) then sum(div(g.base * coalesce(k.percent, 1) * k.part, g.whole * k.whole * step) * step) end
      as amount
  into summed
  from (
    select row_percent, case when row_percent is null then 1 else 10000 end as whole,
      case when row_percent is null then (p_benefit -> 'when' -> (reached - 1) -> 'give' ->> 'paise')::numeric
        else (r ->> case when is_gold then 'mg' else 'paise' end)::numeric end as base
    from jsonb_array_elements(p_book -> 'rows') r,
      -- Rows of payments ask for days alone.
      lateral (select max(n)::int as reached from unnest(row_days) with ordinality as d(day, n)
        where coalesce(day <= (r ->> 'day')::date, true)) l,
      terms_row_percent(p_benefit -> 'when', p_benefit ->> 'between', reached, joined, (r ->> 'day')::date) row_percent
    where reached is not null) g,
    terms_kept(late, units, span, g.row_percent::bigint) k;
  if summed.payments = 0 then return terms_benefit_outcome(p_benefit ->> 'as', 'too_early', null, 0, 0, null); end if;
  if units > 0 and summed.is_nothing then
    return terms_benefit_outcome(p_benefit ->> 'as', 'late', null, units, 0, null);
  end if;
  return terms_benefit_outcome(p_benefit ->> 'as', 'given', null, units, least(summed.amount, (p_benefit ->> 'cap')::numeric), null);
end $$;
