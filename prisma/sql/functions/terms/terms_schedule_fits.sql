-- Whether a JSON value is a schedule of the terms: when instalments fall due, when the book opens, matures and closes. Opening is not
-- after maturity and closing not before it, reckoned from a joining on 1 January 2001.
create or replace function terms_schedule_fits(p_value jsonb) returns boolean
language plpgsql immutable as $$
declare
  joined date := '2001-01-01';
  every jsonb := p_value -> 'every';
  matures date;
begin
  if not has_members(p_value, '{every,instalments,due,matures}', '{flexible,perMonth,rests,opens,closes}')
    or not terms_span_fits(every, 1) or not terms_span_fits(p_value -> 'matures', 1)
    or not is_whole_number_between(p_value -> 'instalments', 1, 4000, false)
    or coalesce(p_value -> 'flexible' <> 'true', false)
    or p_value ? 'perMonth' and not (every ? 'months' and is_whole_number_between(p_value -> 'perMonth', 1, 4000, false))
    or p_value ? 'rests' and not is_whole_number_between(p_value -> 'rests', 1, 3650, false)
    or p_value ? 'opens' and not terms_span_fits(p_value -> 'opens', 0) then
    return false;
  end if;
  if (every -> 'months')::int * (p_value -> 'instalments')::int > 1200
    or (every -> 'days')::int * (p_value -> 'instalments')::int > 36500 then
    return false;
  end if;
  if p_value -> 'due' <> '"joining"' and not (every ? 'months' and has_members(p_value -> 'due', '{day}', '{}')
    and is_whole_number_between(p_value -> 'due' -> 'day', 1, 31, false)) then
    return false;
  end if;
  if p_value ? 'closes' and not (has_members(p_value -> 'closes', '{of}', '{months,days}')
    and coalesce(p_value -> 'closes' -> 'of' in ('"joining"', '"maturity"'), false)
    and terms_span_fits((p_value -> 'closes') - 'of', 0)) then
    return false;
  end if;
  matures := span_after(joined, p_value -> 'matures', 1);
  return coalesce(span_after(joined, p_value -> 'opens', 1) <= matures, true)
    and coalesce(terms_closing(p_value, joined, matures) >= matures, true);
end $$;
