-- Returns what a book is worth on a day, by its terms and by what happened on it, and from nothing else: the second evaluator of
-- schemes' terms, written apart from the one in TypeScript, which it checks. p_saved is { joinedOn, instalment, payments, holidays? },
-- p_asked { day, rate? }; paise, milligrams and rates (paise a gram) are strings of digits. Payments after the day have not happened.
create or replace function terms_valuation(p_terms jsonb, p_saved jsonb, p_asked jsonb) returns jsonb
language plpgsql immutable as $$
declare
  schedule jsonb := p_terms -> 'schedule';
  joined date := p_saved ->> 'joinedOn';
  asked date := p_asked ->> 'day';
  payments jsonb := (
    select coalesce(jsonb_agg(p order by n), '[]')
    from jsonb_array_elements(p_saved -> 'payments') with ordinality as e(p, n) where (p ->> 'day')::date <= asked);
  paid numeric := (select coalesce(sum((p ->> 'paise')::numeric), 0) from jsonb_array_elements(payments) p);
  paid_count int := case when schedule ? 'flexible' then jsonb_array_length(payments)
    else least(div(paid, (p_saved ->> 'instalment')::numeric), (schedule -> 'instalments')::int) end;
  instalments jsonb := terms_instalments(p_terms, p_saved, payments, asked);
  matures date := greatest(terms_maturity(p_terms, joined, instalments), terms_rested(schedule, joined, payments));
  opens date := coalesce(span_after(joined, schedule -> 'opens', 1), joined);
  closes date := terms_closing(schedule, joined, matures);
  book jsonb;
begin
  book := jsonb_build_object('day', asked, 'joinedOn', joined, 'maturesOn', matures, 'opensOn', opens, 'closesOn', closes,
    'state', case when asked > closes then 'closed' when asked < opens then 'not_open'
      when asked >= matures then 'mature' else 'saving' end,
    'paidPaise', paid::text, 'paidCount', paid_count, 'instalments', instalments,
    'giftGiven', coalesce(paid_count >= (p_terms -> 'gift' -> 'givenAfter')::int, false));
  book := book || terms_gold(p_terms -> 'gold', payments, (p_asked ->> 'rate')::numeric);
  book := book || terms_bonuses(p_terms, p_saved, book);
  return book || jsonb_build_object('exit', terms_exit(p_terms, book),
    'totalPaise', (case when p_terms ? 'gold' then 0 else paid end + (book ->> 'bonusPaise')::numeric)::text,
    'totalMg', ((book ->> 'savedMg')::numeric + (book ->> 'bonusMg')::numeric)::text);
end $$;
