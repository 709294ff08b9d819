-- Whether a JSON value is a benefit of terms with this schedule: what it gives of what, its rows, and for the making charge what it
-- covers. Percentages in hundredths of a percent, cap in paise.
create or replace function terms_benefit_fits(p_value jsonb, p_schedule jsonb, p_has_gold boolean) returns boolean
language plpgsql immutable as $$
declare
  kind text := p_value ->> 'as';
  is_making boolean := kind = 'making';
  member text;
begin
  if not has_members(p_value, '{as,of,when,between}', '{only,points,cap,covers,beyond,items}') then return false; end if;
  if not coalesce((kind, p_value ->> 'of') in (('rupees', 'instalment'), ('rupees', 'paid'), ('rupees', 'payment'), ('gold', 'saved'),
      ('gold', 'payment'), ('making', 'saved'), ('making', 'paid')) and (kind = 'rupees' or (p_value ->> 'of' <> 'paid') = p_has_gold)
      and p_value -> 'between' in ('"step"', '"linear"'), false)
    or coalesce(p_value -> 'only' <> '"maturity"', false) then
    return false;
  end if;
  if not is_making and p_value ?| '{points,covers,beyond,items}' or kind = 'gold' and p_value ? 'cap'
    or p_value ? 'cap' and not is_paise_text(p_value -> 'cap')
    or p_value ? 'points' and not is_whole_number_between(p_value -> 'points', 0, 10000, false)
    or p_value ? 'beyond' and not is_whole_number_between(p_value -> 'beyond', 0, 10000, false)
    or coalesce(p_value -> 'covers' not in ('"saved"', '"bill"'), false) then
    return false;
  end if;
  if p_value ? 'items' then
    if jsonb_typeof(p_value -> 'items') <> 'object' or (select count(*) > 50 from jsonb_object_keys(p_value -> 'items')) then
      return false;
    end if;
    for member in select jsonb_object_keys(p_value -> 'items') loop
      if char_length(member) not between 1 and 200
        or not is_whole_number_between(p_value -> 'items' -> member, 0, 10000, false)
      then return false; end if;
    end loop;
  end if;
  return is_list_between(p_value -> 'when', 1, 100)
    and (select bool_and(terms_row_fits(r, p_value)) from jsonb_array_elements(p_value -> 'when') r)
    and terms_rows_fit(p_value, p_schedule);
end $$;
