-- Returns the parts of a settlement, each bill of other gold with the rate of its purity on the day in the book's branch.
create or replace function with_bill_rates(p_parts jsonb, p_day date, p_purity text, p_branch smallint) returns jsonb
language plpgsql stable as $$
declare
  part jsonb;
  rate gold_rates;
  rated jsonb := '[]';
begin
  for part in select p from jsonb_array_elements(p_parts) with ordinality as e(p, n) order by n loop
    if part ->> 'purity' is not null and part ->> 'purity' <> p_purity then
      rate := rate_of_purity(p_day, part ->> 'purity', p_branch);
      if rate.id is null then
        perform refuse('TH409', 'gold_rate_missing', jsonb_build_object('day', p_day));
      end if;
      part := part || jsonb_build_object('billRate', rate.rate_paise_per_gram::text);
    else
      part := part - 'purity';
    end if;
    rated := rated || part;
  end loop;
  return rated;
end $$;
