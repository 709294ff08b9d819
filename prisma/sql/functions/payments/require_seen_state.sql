-- Refuses a payment for a book that has changed since the caller was shown it, where the context names what was shown
-- (`seenState`, the `book_state` of Preview_Payment). The caller has locked the book, so that two at once cannot both pass.
create or replace function require_seen_state(p_ctx jsonb, p_book books) returns void language plpgsql as $$
declare
  balance book_balances;
begin
  if p_ctx ->> 'seenState' is null then
    return;
  end if;
  select * into strict balance from book_balances where book_id = p_book.id;
  if balance.seq::text <> p_ctx ->> 'seenState' then
    perform refuse('TH409', 'book_paid_meanwhile', jsonb_build_object('paid', balance.instalments_paid::text));
  end if;
end $$;
