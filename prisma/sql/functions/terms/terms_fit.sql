-- Whether a JSON value is a scheme's terms: the words, their bounds, and what fits together. Whatever else it is gives false, and never
-- an error. Every check below is made only where those before it held, so that none meets a value of another kind.
create or replace function terms_fit(p_terms jsonb) returns boolean
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  gift jsonb := p_terms -> 'gift';
  tax jsonb := p_terms -> 'tax';
begin
  if not has_members(p_terms, '{schedule,benefits}', '{gold,late,exit,topups,gift,tax}')
    or not terms_schedule_fits(p_terms -> 'schedule')
    or p_terms ? 'gold' and not terms_gold_fits(p_terms -> 'gold')
    or p_terms ? 'late' and (p_terms -> 'schedule' ? 'flexible' or not terms_late_fits(p_terms -> 'late'))
    or not terms_reach_fits(p_terms -> 'schedule', p_terms -> 'late')
    or not is_list_between(p_terms -> 'benefits', 0, 20)
    or p_terms ? 'exit' and not is_list_between(p_terms -> 'exit', 0, 20)
    or p_terms ? 'topups' and not is_list_between(p_terms -> 'topups', 0, 100)
    or p_terms ? 'gift' and not (has_members(gift, '{item,cost,givenAfter}', '{}') and is_short_text(gift -> 'item')
      and is_paise_text(gift -> 'cost') and is_whole_number_between(gift -> 'givenAfter', 1, 4000, false))
    or p_terms ? 'tax' and not (has_members(tax, '{percent,on,shown}', '{}') and is_whole_number_between(tax -> 'percent', 0, 10000, false)
      and tax -> 'on' in ('"advance"', '"bill"') and tax -> 'shown' = '"aside"') then
    return false;
  end if;
  return not exists (select from jsonb_array_elements(p_terms -> 'benefits') b
      where not terms_benefit_fits(b, p_terms -> 'schedule', p_terms ? 'gold'))
    and (select count(*) <= 1 from jsonb_array_elements(p_terms -> 'benefits') b where b -> 'as' = '"making"')
    and not exists (select from jsonb_array_elements(p_terms -> 'exit') e where not terms_exit_fits(e, p_terms ? 'gift'))
    and not exists (select from jsonb_array_elements(p_terms -> 'topups') t where not terms_topup_fits(t, p_terms ? 'gold'));
end $$;
