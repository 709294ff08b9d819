-- Returns what a benefit takes off the making charge, { percent, points?, coveredMg, coveredPaise?, beyond?, items?, cap? }: p_percent and
-- the other percentages in hundredths of a percent after lateness, of each the most that it leaves by any row that may count; covered
-- gold in milligrams (null for the whole bill, and in a book in rupees, where the paise that were paid are covered), cap in paise. Null
-- where the gold that it covers is unknown. Source: `as: "making"`.
create or replace function terms_making(p_terms jsonb, p_benefit jsonb, p_book jsonb, p_percent bigint) returns jsonb
language plpgsql immutable as $$
declare
  covers_bill boolean := coalesce(p_benefit ->> 'covers' = 'bill', false);
  made jsonb := jsonb_build_object('percent', p_percent, 'coveredMg', case when not covers_bill then p_book ->> 'savedMg' end);
  waived record;
begin
  if not covers_bill and not p_terms ? 'gold' then
    made := made || jsonb_build_object('coveredPaise', p_book ->> 'paidPaise');
  elsif not covers_bill and p_book ->> 'savedMg' is null then
    return null;
  end if;
  if p_benefit ? 'items' then made := made || '{"items": {}}'; end if;
  for waived in
    select w.path, max(div(k.percent * k.part, k.whole)) as percent
    from (select array['beyond'] as path, (p_benefit -> 'beyond')::bigint as percent where p_benefit ? 'beyond'
        union all select array['items', key], value::bigint from jsonb_each(p_benefit -> 'items')) w,
      terms_reached_rows(p_terms, p_benefit, p_book) r,
      terms_kept(p_terms -> 'late', r.units, r.span, w.percent) k
    group by w.path
  loop
    made := jsonb_set(made, waived.path, to_jsonb(waived.percent));
  end loop;
  return made || coalesce((select jsonb_object_agg(key, value) from jsonb_each(p_benefit) where key in ('points', 'cap')), '{}');
end $$;
