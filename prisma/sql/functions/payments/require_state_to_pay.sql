-- Refuses an online payment of a book of which the caller was shown something else, where the context names what was shown (`seenState`,
-- the `book_state` of Get_Savings): another payment was started or has come in, or the book has changed. One that failed since is
-- in nobody's way. The caller has locked the book, so that two at once cannot both pass.
create or replace function require_state_to_pay(p_ctx jsonb, p_book books) returns void language plpgsql as $$
declare
  seen constant bigint[] := string_to_array(p_ctx ->> 'seenState', '.');
  stands bigint[];
begin
  if seen is null then
    return;
  end if;
  stands := string_to_array(state_to_pay(p_book.id), '.');
  perform require_seen_state(jsonb_build_object('seenState', seen[1]::text), p_book);
  if stands[2] > seen[2] or stands[3] <> seen[3] then
    perform refuse('TH409', 'payment_meanwhile');
  end if;
end $$;
