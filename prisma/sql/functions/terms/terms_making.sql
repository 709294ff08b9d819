-- Returns what a benefit takes off the making charge, { percent, points?, coveredMg, beyond?, items?, cap? }: percentages in
-- hundredths of a percent after lateness, covered gold in milligrams (null for the whole bill), cap in paise. Null where
-- the gold that it covers is unknown. Source: `as: "making"` of the terms.
create or replace function terms_making(p_late jsonb, p_benefit jsonb, p_units int, p_span int, p_percent int, p_saved_mg text)
returns jsonb language plpgsql immutable as $$
declare
  covers_bill boolean := coalesce(p_benefit ->> 'covers' = 'bill', false);
  made jsonb := jsonb_build_object('coveredMg', case when not covers_bill then p_saved_mg end);
  waived record;
begin
  if p_saved_mg is null and not covers_bill then return null; end if;
  for waived in
    select null::text as kind, 'percent' as member, p_percent::bigint as percent
    union all select null, 'beyond', (p_benefit -> 'beyond')::bigint where p_benefit ? 'beyond'
    union all select key, 'items', (p_benefit -> 'items' -> key)::bigint from jsonb_object_keys(p_benefit -> 'items') key
  loop
    select div(k.percent * k.part, k.whole)::bigint into waived.percent from terms_kept(p_late, p_units, p_span, waived.percent) k;
    made := made || jsonb_build_object(waived.member, case when waived.kind is null then to_jsonb(waived.percent)
      else coalesce(made -> 'items', '{}') || jsonb_build_object(waived.kind, waived.percent) end);
  end loop;
  return made
    || case when p_benefit -> 'items' = '{}' then '{"items": {}}'::jsonb else '{}' end
    || coalesce((select jsonb_object_agg(key, value) from jsonb_each(p_benefit) where key in ('points', 'cap')), '{}');
end $$;
