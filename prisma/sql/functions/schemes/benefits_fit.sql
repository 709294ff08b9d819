-- Whether the benefits of a scheme version are {} or a complete set of valid rules. The twin: problemsOfBenefits.
create or replace function benefits_fit(p_rules jsonb, p_accrual text, p_payment_rule text, p_instalments int) returns boolean
language plpgsql immutable set search_path = public, pg_temp as $$
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
    and (bonus ->> 'of' <> 'weight' or (p_accrual = 'weight' and p_payment_rule = 'fixed'))
    and benefit_steps_fit(bonus -> 'steps', case bonus ->> 'by' when 'instalments' then p_instalments else 4000 end,
      case bonus ->> 'of' when 'weight' then 10000 else 100000 end)), false) then
    return false;
  end if;
  if waiver <> 'null' and not coalesce((
    waiver ->> 'by' in ('instalments', 'days') and is_whole_number_between(waiver -> 'capPaise', 1, most_paise(), true)
    and benefit_steps_fit(waiver -> 'steps', case waiver ->> 'by' when 'instalments' then p_instalments else 4000 end,
      10000)), false) then
    return false;
  end if;
  return coalesce(late in ('none', 'shift', 'deduct', 'forfeit') and (late = 'none' or p_payment_rule = 'fixed'), false)
    and is_whole_number_between(p_rules -> 'latePercentPer30Days', 1, 10000, true)
    and (p_rules -> 'latePercentPer30Days' = 'null') = (late <> 'deduct')
    and is_whole_number_between(p_rules -> 'graceDays', 0, 365, false)
    and is_whole_number_between(p_rules -> 'redeemWithinDays', 1, 3650, true);
end $$;
