-- Refuses instalments that cannot be credited: out of range, or credited already (the unique index
-- instalment_credits_live_key guards the same). A flexible book is paid in turn: an instalment beyond the next one would
-- leave a gap that nobody can fill. p_next is what next_instalment() says, and p_last the highest that is credited.
create or replace function require_instalments_free(
  p_book books, p_payment_rule text, p_first int, p_count int, p_next int, p_last int
) returns void language plpgsql as $$
declare
  taken int;
  last int := case p_payment_rule when 'fixed' then p_book.instalments else p_next end;
begin
  if p_first < 1 or p_first + p_count - 1 > last then
    perform refuse('TH422', 'instalment_out_of_range', jsonb_build_object('instalments', last::text));
  elsif p_first <= p_last then
    select min(instalment_number) into taken from instalment_credits
    where book_id = p_book.id and reversed_by_journal_id is null
      and instalment_number between p_first and p_first + p_count - 1;
    if taken is not null then
      perform refuse('TH409', 'instalment_already_paid', jsonb_build_object('instalment', taken::text));
    end if;
  end if;
end $$;
