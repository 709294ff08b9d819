-- Posts the gold by which what a book holds differs from what its terms give: the rounding of its total, or all of it where only the end
-- tells the rate. p_left is what they give, less what earlier parts took.
create or replace function post_gold_reckoned(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book books, p_made part_settlements, p_left bigint, p_accrual text
) returns void language plpgsql as $$
declare
  difference bigint := case p_accrual when 'weight' then p_left - (select weight_mg from book_balances where book_id = p_book.id) end;
begin
  if difference <> 0 then
    perform post_journals(p_ctx, p_now, p_day, array[row(p_book.id, 'GoldReckoned', 'gold_reckoned', p_book.id || ':' || p_made.number,
      null, null, null, 'gold_reckoned', null, null, 0, difference, 0)::journal_entry],
      p_place => acting_branch(p_ctx));
  end if;
end $$;
