-- Whether a JSON value says what is given: { percent } in hundredths of a percent up to p_most, or { paise } where it may, up
-- to ten crore rupees.
create or replace function terms_give_fits(p_value jsonb, p_most int, p_may_be_paise boolean) returns boolean
language plpgsql immutable as $$
begin
  if has_members(p_value, '{percent}', '{}') then return is_whole_number_between(p_value -> 'percent', 0, p_most, false); end if;
  if not (p_may_be_paise and has_members(p_value, '{paise}', '{}') and is_paise_text(p_value -> 'paise')) then return false; end if;
  return (p_value ->> 'paise')::numeric <= 10000000000;
end $$;
