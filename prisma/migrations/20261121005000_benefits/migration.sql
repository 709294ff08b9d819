-- What a shop adds to savings stands on the version of a scheme: {} for nothing, or the whole of the rules. The twin of
-- what is checked here: problemsOfBenefits in packages/contracts/src/benefits.ts.

-- Steps that go up, each from a whole number to a share above nothing, in hundredths of a percent.
create function benefit_steps_fit(p_steps jsonb, p_most_from numeric, p_most_percent numeric) returns boolean
language plpgsql immutable as $$
begin
  if p_steps is null or jsonb_typeof(p_steps) <> 'array' or jsonb_array_length(p_steps) not between 1 and 20 then
    return false;
  end if;
  return (
    select bool_and(coalesce(
      jsonb_typeof(s -> 'from') = 'number' and jsonb_typeof(s -> 'percent') = 'number'
      and (s ->> 'from')::numeric % 1 = 0 and (s ->> 'percent')::numeric % 1 = 0
      and (s ->> 'from')::numeric between 1 and p_most_from
      and (s ->> 'percent')::numeric between 1 and p_most_percent
      and (n = 1 or (s ->> 'from')::numeric > (p_steps -> (n - 2)::int ->> 'from')::numeric), false))
    from jsonb_array_elements(p_steps) with ordinality as e(s, n));
end $$;

-- A number that is whole and in range; null only where it may be.
create function whole_in(p_value jsonb, p_least numeric, p_most numeric, p_may_be_null boolean) returns boolean
language sql immutable as $$
  select coalesce(case jsonb_typeof(p_value)
    when 'number' then (p_value #>> '{}')::numeric % 1 = 0 and (p_value #>> '{}')::numeric between p_least and p_most
    when 'null' then p_may_be_null
    else false end, false);
$$;

create function benefits_fit(p_rules jsonb, p_accrual text, p_payment_rule text, p_instalments int) returns boolean
language plpgsql immutable as $$
declare
  bonus jsonb := p_rules -> 'bonus';
  waiver jsonb := p_rules -> 'makingChargeWaiver';
  late text := p_rules ->> 'late';
begin
  if p_rules = '{}' then return true; end if;
  if jsonb_typeof(p_rules) <> 'object' or jsonb_typeof(bonus) is null or jsonb_typeof(waiver) is null
    or (select array_agg(key order by key) from jsonb_object_keys(p_rules) key) <> array['bonus', 'graceDays', 'late',
      'latePercentPer30Days', 'makingChargeWaiver', 'redeemWithinDays'] then
    return false;
  end if;
  if bonus <> 'null' and not coalesce((
    bonus ->> 'of' in ('instalment', 'weight') and bonus ->> 'by' in ('instalments', 'days')
    and (bonus ->> 'of' <> 'weight' or p_accrual = 'weight')
    and benefit_steps_fit(bonus -> 'steps',
      case when bonus ->> 'by' = 'instalments' and p_payment_rule = 'fixed' then p_instalments else 4000 end,
      case bonus ->> 'of' when 'weight' then 10000 else 100000 end)), false) then
    return false;
  end if;
  if waiver <> 'null' and not coalesce((
    waiver ->> 'by' in ('instalments', 'days') and whole_in(waiver -> 'capPaise', 1, 1000000000000, true)
    and benefit_steps_fit(waiver -> 'steps',
      case when waiver ->> 'by' = 'instalments' and p_payment_rule = 'fixed' then p_instalments else 4000 end, 10000)),
    false) then
    return false;
  end if;
  return coalesce(late in ('none', 'shift', 'deduct', 'forfeit') and (late = 'none' or p_payment_rule = 'fixed'), false)
    and whole_in(p_rules -> 'latePercentPer30Days', 1, 10000, true)
    and (p_rules -> 'latePercentPer30Days' = 'null') = (late <> 'deduct')
    and whole_in(p_rules -> 'graceDays', 0, 365, false)
    and whole_in(p_rules -> 'redeemWithinDays', 1, 3650, true);
end $$;

alter table scheme_versions add constraint scheme_versions_benefits_check
  check (benefits_fit(benefit_rules, accrual, payment_rule, instalments));

revoke execute on function benefit_steps_fit(jsonb, numeric, numeric), whole_in(jsonb, numeric, numeric, boolean),
  benefits_fit(jsonb, text, text, int) from public;
grant execute on function benefit_steps_fit(jsonb, numeric, numeric), whole_in(jsonb, numeric, numeric, boolean),
  benefits_fit(jsonb, text, text, int) to thangam_app;
