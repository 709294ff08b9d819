-- Settles an open or a closed book. p_quote is what the rules of its scheme give on that day: {"bonusPaise", "bonusMg",
-- "maturesOn", "waiverPercent", "waiverCapPaise"}. p_confirmation is how the client confirmed it: {"by"}, of a code what
-- require_client_code() uses up, and of a signed hand-over "paper", "paperEnd" and "handedTo". p_title names p_method in the
-- reason of the journal. p_paise and p_mg are what the form showed; the settlement is refused where the balance of the book
-- differs by now.
create or replace function settle_book(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_method text, p_title text, p_mode text, p_reference text,
  p_remarks text, p_confirmation jsonb, p_quote jsonb, p_paise bigint, p_mg bigint
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  book books;
  balance book_balances;
  made settlements;
begin
  perform lock_open_day(p_day, acting_branch(p_ctx));
  book := lock_unsettled_book(p_book_id);
  select * into strict balance from book_balances where book_id = book.id;
  if is_money_under_way(book.id) then
    perform refuse('TH409', 'payments_under_way', jsonb_build_object('book', book.number));
  elsif balance.paid_paise = 0 and balance.weight_mg = 0 then
    perform refuse('TH409', 'nothing_saved', jsonb_build_object('book', book.number));
  end if;
  made.book_id := book.id;
  made.method := p_method;
  made.mode := p_mode;
  made.reference := nullif(trim(p_reference), '');
  made.remarks := nullif(trim(p_remarks), '');
  made.confirmed_by := p_confirmation ->> 'by';
  made.identity_paper := p_confirmation ->> 'paper';
  made.identity_paper_end := p_confirmation ->> 'paperEnd';
  made.handed_to := p_confirmation ->> 'handedTo';
  made.business_day := p_day;
  made.settled_at := p_now;
  made.is_approved := was_approved(p_ctx);
  made.settled_by_id := (p_ctx ->> 'actorId')::bigint;
  made.saved_paise := balance.paid_paise;
  made.saved_mg := balance.weight_mg;
  made.bonus_paise := case p_method when 'refund' then 0 else (p_quote ->> 'bonusPaise')::bigint end;
  made.bonus_mg := case p_method when 'refund' then 0 else (p_quote ->> 'bonusMg')::bigint end;
  made.deducted_paise := 0;
  made.is_by_terms := false;
  made.instalments_paid := balance.instalments_paid;
  made.matures_on := (p_quote ->> 'maturesOn')::date;
  made.rate_paise_per_gram := (rate_of_day(p_day, book.branch_id)).rate_paise_per_gram;
  if p_method <> 'refund' then
    made.waiver_percent := (p_quote ->> 'waiverPercent')::int;
    made.waiver_cap_paise := (p_quote ->> 'waiverCapPaise')::bigint;
  end if;
  if (made.saved_paise + made.bonus_paise, made.saved_mg + made.bonus_mg) is distinct from (p_paise, p_mg) then
    perform refuse('TH409', 'quote_changed', jsonb_build_object('book', book.number));
  elsif made.remarks is null and p_day < made.matures_on then
    perform refuse('TH422', 'settlement_remarks_missing', jsonb_build_object('day', made.matures_on));
  end if;

  if made.confirmed_by = 'client_code' then
    perform require_client_code(p_ctx, p_now, book, p_confirmation);
  end if;
  perform insert_settlement(made);
  if made.bonus_paise <> 0 or made.bonus_mg <> 0 then
    perform post_journals(p_ctx, p_now, p_day, array[row(book.id, 'Bonus', 'bonus', book.id::text, null, null, null, 'bonus',
      account('BENEFITS'), null, made.bonus_paise, made.bonus_mg, 0)::journal_entry],
      p_place => acting_branch(p_ctx));
  end if;
  perform post_journals(p_ctx, p_now, p_day, array[row(book.id, 'Settlement', 'settlement', book.id::text, null, null,
    concat_ws(' ', p_title, made.reference), coalesce(made.mode, made.method),
    coalesce(account_of_mode(made.mode), account('SETTLED')), null, -p_paise, -p_mg, 0)::journal_entry],
    p_place => acting_branch(p_ctx));
  update books set status = 'settled', updated_at = p_now, closed_at = coalesce(closed_at, p_now),
    closed_by_id = case when closed_at is null then made.settled_by_id else closed_by_id end,
    close_remarks = case when closed_at is null then made.remarks else close_remarks end
  where id = book.id;
end $$;
