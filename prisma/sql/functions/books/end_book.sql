-- Ends a book under terms whose parts took the last of it: its settlement is their sum.
create or replace function end_book(p_now timestamptz, p_book books, p_made part_settlements) returns void language plpgsql as $$
declare
  made settlements;
begin
  made.book_id := p_book.id;
  select case count(*) when 1 then max(way) else 'parts' end, case count(*) when 1 then max(mode) end,
    case count(*) when 1 then max(reference) end, sum(paise), sum(mg), sum(bonus_paise), sum(bonus_mg), sum(deducted_paise)
  into made.method, made.mode, made.reference, made.saved_paise, made.saved_mg, made.bonus_paise, made.bonus_mg, made.deducted_paise
  from settlement_parts where book_id = p_book.id;
  made.is_by_terms := true;
  made.is_approved := p_made.is_approved;
  made.remarks := p_made.remarks;
  made.confirmed_by := p_made.confirmed_by;
  made.identity_paper := p_made.identity_paper;
  made.identity_paper_end := p_made.identity_paper_end;
  made.handed_to := p_made.handed_to;
  made.business_day := p_made.business_day;
  made.settled_at := p_made.settled_at;
  made.settled_by_id := p_made.settled_by_id;
  made.matures_on := p_made.matures_on;
  made.rate_paise_per_gram := p_made.rate_paise_per_gram;
  made.instalments_paid := (select instalments_paid from book_balances where book_id = p_book.id);
  insert into settlements select made.*;
  update books set status = 'settled', updated_at = p_now, closed_at = coalesce(closed_at, p_now),
    closed_by_id = case when closed_at is null then made.settled_by_id else closed_by_id end,
    close_remarks = case when closed_at is null then made.remarks else close_remarks end
  where id = p_book.id;
end $$;
