-- Whether a JSON value is a row of `exit`: for whom it counts, and what is taken off what is paid back (hundredths of a percent, or the
-- gift, which the terms must have).
create or replace function terms_exit_fits(p_value jsonb, p_has_gift boolean) returns boolean
language plpgsql immutable as $$
begin
  return has_members(p_value, '{deduct,label}', '{paidBefore,before,refuse}') and is_short_text(p_value -> 'label')
    and (not p_value ? 'paidBefore' or is_whole_number_between(p_value -> 'paidBefore', 1, 4000, false))
    and (not p_value ? 'before' or terms_span_fits(p_value -> 'before', 1))
    and (not p_value ? 'refuse' or p_value -> 'refuse' = 'true')
    and is_list_between(p_value -> 'deduct', 0, 10)
    and (select coalesce(bool_and(p_has_gift and d = '{"gift": true}' or has_members(d, '{percent,of}', '{}')
        and is_whole_number_between(d -> 'percent', 0, 10000, false) and d -> 'of' in ('"paid"', '"first"')), true)
      from jsonb_array_elements(p_value -> 'deduct') d);
end $$;
