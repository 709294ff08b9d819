-- Whether a JSON value is a dated extra: its days, what it gives (hundredths of a percent, or paise), of what, and for which payments.
create or replace function terms_topup_fits(p_value jsonb, p_has_gold boolean) returns boolean
language plpgsql immutable as $$
begin
  return has_members(p_value, '{from,to,give,of,on}', '{}') and is_day_text(p_value -> 'from') and is_day_text(p_value -> 'to')
    and p_value ->> 'from' <= p_value ->> 'to'
    and (p_value -> 'of' = '"paid"' or p_has_gold and p_value -> 'of' = '"gold"')
    and p_value -> 'on' in ('"payment"', '"joining"') and terms_give_fits(p_value -> 'give', 1000000, p_value -> 'of' = '"paid"');
end $$;
