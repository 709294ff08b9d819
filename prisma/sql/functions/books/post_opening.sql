-- Posts the months that an existing member has paid elsewhere, at the gold rate of the day in its branch, of the purity that the
-- book's terms save.
create or replace function post_opening(p_ctx jsonb, p_now timestamptz, p_day date, p_book books, p_version scheme_versions)
returns void language plpgsql as $$
declare
  rate gold_rates;
  mg bigint := 0;
begin
  if p_version.accrual = 'weight' and p_book.paid_months > 0 then
    rate := rate_of_purity(p_day, coalesce(p_version.terms -> 'gold' ->> 'purity', '22K'), p_book.branch_id);
    if rate.id is null then
      perform refuse('TH409', 'gold_rate_missing', jsonb_build_object('day', p_day));
    end if;
    mg := weight_of(p_version, p_book.amount_paise::numeric * 1000 / rate.rate_paise_per_gram);
  end if;
  perform post_openings(p_ctx, p_now, p_day, array[p_book.id], array[mg * p_book.paid_months]);
end $$;
