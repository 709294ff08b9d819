-- Returns what the terms add to a book on its day, { benefits, topupPaise, topupMg, bonusPaise, bonusMg }: each benefit, and the sums,
-- topups with them. Gold is null without gold in the terms, and while any of it is unknown. Paise and milligrams as digits; p_book is
-- the valuation so far.
create or replace function terms_bonuses(p_terms jsonb, p_saved jsonb, p_book jsonb) returns jsonb
language plpgsql immutable as $$
declare
  topups jsonb := terms_topups(p_terms, p_book);
  benefits jsonb := (
    select coalesce(jsonb_agg(terms_benefit(p_terms, b, p_saved, p_book) order by n), '[]')
    from jsonb_array_elements(p_terms -> 'benefits') with ordinality as e(b, n));
begin
  return topups || jsonb_build_object('benefits', benefits) || (
    select jsonb_build_object(
      'bonusPaise', (coalesce(sum((b ->> 'paise')::numeric), 0) + (topups ->> 'topupPaise')::numeric)::text,
      'bonusMg', (case when coalesce(bool_and(b ->> 'mg' is not null) filter (where b ->> 'as' = 'gold'), true)
        then coalesce(sum((b ->> 'mg')::numeric), 0) + (topups ->> 'topupMg')::numeric end)::text)
    from jsonb_array_elements(benefits) b);
end $$;
