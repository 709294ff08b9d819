-- Returns the settlement of parts that is about to be made, with who made it, how the client confirmed it, and the day's rate of the
-- gold that the book saves.
create or replace function begin_part_settlement(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book books, p_version scheme_versions, p_remarks text, p_confirmation jsonb
) returns part_settlements language plpgsql as $$
declare
  made part_settlements;
begin
  perform lock_book_settlements();
  made.is_approved := was_approved(p_ctx);
  made.book_id := p_book.id;
  made.number := 1 + coalesce((select max(number) from part_settlements where book_id = p_book.id), 0);
  made.business_day := p_day;
  made.settled_at := p_now;
  made.settled_by_id := (p_ctx ->> 'actorId')::bigint;
  made.remarks := nullif(trim(p_remarks), '');
  made.confirmed_by := p_confirmation ->> 'by';
  made.identity_paper := p_confirmation ->> 'paper';
  made.identity_paper_end := p_confirmation ->> 'paperEnd';
  made.handed_to := p_confirmation ->> 'handedTo';
  made.before_seq := 1 + (select seq from book_balances where book_id = p_book.id);
  made.rate_paise_per_gram :=
    (rate_of_purity(p_day, coalesce(p_version.terms -> 'gold' ->> 'purity', '22K'), p_book.branch_id)).rate_paise_per_gram;
  return made;
end $$;
