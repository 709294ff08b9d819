-- Returns the bill of a part, { bill, coveredMg }; null and "0" without lines. At most the grams that it takes are covered, and none
-- that an earlier bill used; the gold of a bill of another purity is weighed by the two rates. Of a book in rupees those that it takes
-- are covered. Source: "Parts" of the terms.
create or replace function terms_part_bill(
  p_terms jsonb, p_valuation jsonb, p_took jsonb, p_rate bigint, p_part jsonb, p_take numeric
) returns jsonb language plpgsql immutable as $$
declare
  costs bigint := coalesce((p_part ->> 'billRate')::bigint, p_rate);
  place int;
  making jsonb;
  usable numeric;
  worth jsonb := p_valuation;
  bill jsonb;
  covered numeric;
begin
  if p_part ->> 'way' <> 'jewellery_bill' or coalesce(jsonb_array_length(p_part -> 'lines'), 0) = 0 then
    return '{"bill": null, "coveredMg": "0"}';
  end if;
  select n - 1, b -> 'making' into place, making
  from jsonb_array_elements(p_valuation -> 'benefits') with ordinality as e(b, n) where b ->> 'making' is not null order by n limit 1;
  if making ->> 'coveredMg' is not null then
    usable := least(p_take, greatest(0, (making ->> 'coveredMg')::numeric - (p_took ->> 'coveredMg')::numeric));
    worth := jsonb_set(worth, array['benefits', place::text, 'making', 'coveredMg'], to_jsonb(div(usable * p_rate, costs)::text));
  end if;
  if making ->> 'coveredPaise' is not null then
    worth := jsonb_set(worth, array['benefits', place::text, 'making', 'coveredPaise'],
      to_jsonb(least(p_take, (making ->> 'coveredPaise')::numeric)::text));
  end if;
  if making ->> 'cap' is not null then
    worth := jsonb_set(worth, array['benefits', place::text, 'making', 'cap'],
      to_jsonb(greatest(0, (making ->> 'cap')::numeric - (p_took ->> 'offPaise')::numeric)::text));
  end if;
  bill := terms_bill(p_terms, worth, p_part -> 'lines', costs);
  select coalesce(sum((l ->> 'coveredMg')::numeric), 0) into covered from jsonb_array_elements(bill -> 'lines') l;
  return jsonb_build_object('bill', bill, 'coveredMg',
    case when usable is null then 0 else least(p_take, div(covered * costs + p_rate - 1, p_rate)) end::text);
end $$;
