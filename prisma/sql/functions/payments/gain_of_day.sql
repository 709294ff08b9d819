-- Returns by how much more a payment brings because it has its business day and not p_today, in hundredths of a percent of it, rounded
-- up: what its terms add by the day of a payment, or what an older scheme adds to money that lies longer in a flexible book, once all its
-- instalments fell due. The rate of gold and lateness are weighed by themselves.
create or replace function gain_of_day(p_book books, p_version scheme_versions, p_payment payments, p_today date) returns int
language sql stable as $$
  select least(1000000, ceil(case
    when p_payment.business_day >= p_today then 0
    when p_version.terms is not null then (
      select greatest(0, terms_given_by_day(p_version.terms, joined, p_payment.business_day, p_payment.amount_paise, mg)
        - terms_given_by_day(p_version.terms, joined, p_today, p_payment.amount_paise, mg))
      from (select coalesce(p_book.joined_on, p_book.opened_on) as joined, coalesce(nullif(p_payment.weight_mg, 0), 1000000) as mg) b)
    when p_version.payment_rule = 'flexible' then (
      select coalesce(2 * count(*) * max(share), 0) / (p_book.instalments * (p_book.instalments + 1))
      from (select max((s -> 'percent')::numeric) as share from jsonb_array_elements(nullif(p_version.benefit_rules -> 'bonus', 'null')
          -> 'steps') s) b, generate_series(1, p_book.instalments) n
      where book_due_day(p_book, p_version, n) between p_payment.business_day and p_today - 1)
    else 0 end))::int;
$$;
