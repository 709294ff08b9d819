-- Returns what terms add to a payment by its own day, in hundredths of a percent of its paise or milligrams: the benefits and the dated
-- extras of payments, as long as nothing is late.
create or replace function terms_given_by_day(p_terms jsonb, p_joined date, p_day date, p_paise bigint, p_mg bigint) returns numeric
language sql immutable as $$
  with book as (
    select p_terms - 'late' as terms, jsonb_build_object('joinedOn', p_joined, 'day', p_day, 'state', 'saving', 'instalments', '[]'::jsonb,
      'rows', jsonb_build_array(jsonb_build_object('day', p_day, 'paise', p_paise::text, 'mg', p_mg::text))) as paid
  ), given as (
    select (g ->> 'paise')::numeric as paise, (g ->> 'mg')::numeric as mg
    from book, jsonb_array_elements(terms -> 'benefits') b, terms_payment_benefit(terms, b, paid) g where b ->> 'of' = 'payment'
    union all
    select (t ->> 'topupPaise')::numeric, (t ->> 'topupMg')::numeric from book, terms_topups(terms, paid) t
  )
  select coalesce(sum(paise), 0) * 10000 / p_paise + coalesce(sum(mg), 0) * 10000 / p_mg from given;
$$;
