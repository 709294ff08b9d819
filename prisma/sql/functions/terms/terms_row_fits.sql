-- Whether a JSON value is a row of `when` of this benefit: what it asks for (months or days since joining, instalments paid), and what
-- it gives. Rows of payments ask for months or days alone, linear ones for one of them alone; gold and making are percentages.
create or replace function terms_row_fits(p_value jsonb, p_benefit jsonb) returns boolean
language plpgsql immutable as $$
declare
  is_linear boolean := p_benefit -> 'between' = '"linear"';
begin
  return has_members(p_value, '{give}', '{months,days,paid}')
    and (not p_value ? 'months' or is_whole_number_between(p_value -> 'months', 0, 1200, false))
    and (not p_value ? 'days' or is_whole_number_between(p_value -> 'days', 0, 36500, false))
    and (not p_value ? 'paid' or is_whole_number_between(p_value -> 'paid', 0, 4000, false))
    and not (p_value ? 'paid' and (is_linear or p_benefit -> 'of' = '"payment"'))
    and not (is_linear and p_value ? 'months' = (p_value ? 'days'))
    and terms_give_fits(p_value -> 'give', case p_benefit ->> 'as' when 'making' then 10000 else 1000000 end,
      p_benefit ->> 'as' = 'rupees' and not is_linear);
end $$;
