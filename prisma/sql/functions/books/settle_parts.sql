-- Settles parts of an open or a closed book under terms, and ends it where they take the last of it. p_parts: [{ way, mode?,
-- reference?, purity?, take?, lines? }], as docs/schemes.md gives them. What they come to is reckoned here, by the second
-- evaluator; p_paise and p_mg are what the form showed of it, and where they differ nothing is done. p_confirmation is that of
-- settle_book(). Returns the number of the settlement.
create or replace function settle_parts(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_parts jsonb, p_remarks text, p_confirmation jsonb,
  p_paise bigint, p_mg bigint
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  book books;
  version scheme_versions;
  made part_settlements;
  parts jsonb;
  worth jsonb;
  outcome jsonb;
  sums record;
begin
  perform lock_open_day(p_day, acting_branch(p_ctx));
  book := lock_unsettled_book(p_book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  if is_money_under_way(book.id) then
    perform refuse('TH409', 'payments_under_way', jsonb_build_object('book', book.number));
  end if;
  made := begin_part_settlement(p_ctx, p_now, p_day, book, version, p_remarks, p_confirmation);
  worth := book_worth(book, version, p_day, made.rate_paise_per_gram);
  made.matures_on := worth ->> 'maturesOn';
  made.paid_paise := worth ->> 'paidPaise';
  made.saved_mg := worth ->> 'savedMg';
  made.bonus_paise := worth ->> 'bonusPaise';
  made.bonus_mg := worth ->> 'bonusMg';
  parts := with_bill_rates(p_parts, p_day, version.terms -> 'gold' ->> 'purity', book.branch_id);
  outcome := terms_parts(version.terms, worth, taken_of(book.id), made.rate_paise_per_gram, parts);
  perform refuse_parts(outcome ->> 'problem', (outcome ->> 'at')::int, p_day, worth -> 'exit' ->> 'label');
  perform refuse_parts('bill_without_pieces', place, p_day, null) from pieceless_bill(worth, parts) as place where place is not null;
  select sum((p ->> 'paise')::bigint + (p ->> 'bonusPaise')::bigint - (p ->> 'deductedPaise')::bigint) as paise,
    sum((p ->> 'mg')::bigint + (p ->> 'bonusMg')::bigint) as mg
  into sums from jsonb_array_elements(outcome -> 'parts') p;
  if (sums.paise, sums.mg) is distinct from (p_paise::numeric, p_mg::numeric) then
    perform refuse('TH409', 'quote_changed', jsonb_build_object('book', book.number));
  elsif made.remarks is null and p_day < made.matures_on then
    perform refuse('TH422', 'settlement_remarks_missing', jsonb_build_object('day', made.matures_on));
  end if;
  if made.confirmed_by = 'client_code' then
    perform require_client_code(p_ctx, p_now, book, p_confirmation);
  end if;
  insert into part_settlements select made.*;
  perform post_gold_reckoned(p_ctx, p_now, p_day, book, made,
    (terms_shares(version.terms, worth, taken_of(book.id)) ->> 'left')::bigint, version.accrual);
  for part in 1 .. jsonb_array_length(parts) loop
    perform post_part(p_ctx, p_now, p_day, made, part, parts -> (part - 1), outcome -> 'parts' -> (part - 1));
  end loop;
  if (outcome -> 'left' ->> 'paise', outcome -> 'left' ->> 'mg') = ('0', '0') then
    perform end_book(p_now, book, made);
  end if;
  return jsonb_build_object('settlement', made.number);
end $$;
