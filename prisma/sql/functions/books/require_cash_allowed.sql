-- Refuses cash above a limit that blocks. p_day is the day on which the client paid, whatever day it is posted on. The books of
-- one client may be paid at several counters at once: the second waits for the first, after each has locked its book. The
-- rules for cash in TypeScript check the same.
create or replace function require_cash_allowed(p_day date, p_book books, p_paise bigint) returns void language plpgsql as $$
declare
  limits cash_limits;
  taken bigint;
begin
  perform lock_money_of_client(p_book.client_id);
  select * into limits from cash_limits where effective_from <= p_day order by effective_from desc, id desc limit 1;
  if limits.day_action = 'block' then
    taken := cash_of_day(p_book.client_id, p_day);
    if taken + p_paise > limits.day_paise then
      perform refuse('TH422', 'cash_of_day_exceeded',
        jsonb_build_object('limitPaise', limits.day_paise::text, 'takenPaise', taken::text));
    end if;
  end if;
  if limits.book_action = 'block' then
    taken := cash_of_book(p_book.id);
    if taken + p_paise > limits.book_paise then
      perform refuse('TH422', 'cash_of_book_exceeded',
        jsonb_build_object('limitPaise', limits.book_paise::text, 'takenPaise', taken::text));
    end if;
  end if;
end $$;
