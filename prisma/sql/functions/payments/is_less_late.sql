-- Whether an instalment is less late, as its scheme counts lateness, because a payment that was just credited has its business day
-- and not p_today. The grace is taken off; where every day counts, every day less does.
create or replace function is_less_late(p_book books, p_version scheme_versions, p_payment payments, p_today date) returns boolean
language plpgsql stable as $$
declare
  day constant date := p_payment.business_day;
  rules constant jsonb := p_version.benefit_rules;
  late constant jsonb := p_version.terms -> 'late';
  facts jsonb;
  moved jsonb;
begin
  if day >= p_today or coalesce(rules ->> 'late', 'none') = 'none' and late is null then
    return false;
  elsif p_version.terms is null then
    return exists (
      select from generate_series(p_payment.instalment_number, p_payment.instalment_number + p_payment.instalment_count - 1) n,
        lateral (select book_due_day(p_book, p_version, n) + (rules ->> 'graceDays')::int as last) d
      where p_today > last and (day <= last or rules ->> 'late' <> 'forfeit'));
  end if;
  facts := book_facts(p_book, p_version);
  select jsonb_agg(jsonb_set(p, '{day}', to_jsonb(on_day)) order by on_day, n) into moved
  from (
    select p, n, case when p ->> 'day' = day::text and p ->> 'paise' = p_payment.amount_paise::text
      and row_number() over (partition by p ->> 'day', p ->> 'paise' order by n) = 1 then p_today
      else (p ->> 'day')::date end as on_day
    from jsonb_array_elements(facts -> 'payments') with ordinality as e(p, n)) m;
  return exists (
    select from jsonb_array_elements(terms_instalments(p_version.terms, facts, facts -> 'payments', p_today)) i
    join jsonb_array_elements(terms_instalments(p_version.terms, facts, moved, p_today)) o on o -> 'number' = i -> 'number'
    cross join lateral (select (i -> 'lateDays')::int as days, (o -> 'lateDays')::int as of_today) l
    where l.days < l.of_today and (late ->> 'moves' = 'longest' or l.days = 0 and (late ->> 'each' = 'instalment' or late ? 'moves')
      or late ->> 'each' = '30 days' and l.days / 30 < l.of_today / 30));
end $$;
