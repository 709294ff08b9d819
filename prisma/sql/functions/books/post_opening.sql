-- Posts one opening journal and one credit for each month that was paid before the book was opened here.
create or replace function post_opening(p_ctx jsonb, p_now timestamptz, p_day date, p_book books, p_version scheme_versions)
returns void language plpgsql as $$
declare
  rate gold_rates;
  mg bigint := 0;
  journal_id bigint;
begin
  if p_version.accrual = 'weight' and p_book.paid_months > 0 then
    rate := rate_of_day(p_day);
    if rate.id is null then
      perform refuse('TH409', 'gold_rate_missing', jsonb_build_object('day', p_day));
    end if;
    mg := weight_of(p_version, p_book.amount_paise::numeric * 1000 / rate.rate_paise_per_gram);
  end if;
  for month in 1 .. p_book.paid_months loop
    journal_id := post_journal(p_ctx, p_now, p_day, p_book.id, 'Opening', 'opening', p_book.id || ':' || month, null, null,
      'Paid before the book was opened here', 'Opening', 30::smallint, p_book.amount_paise, mg, 1);
    insert into instalment_credits (book_id, instalment_number, journal_id, amount_paise, weight_mg)
    values (p_book.id, month, journal_id, p_book.amount_paise, mg);
  end loop;
end $$;
