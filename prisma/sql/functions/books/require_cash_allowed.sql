-- Refuses cash above a limit that blocks. p_day is the day on which the client paid, whatever day it is posted on. The books of
-- one client may be paid at several counters at once: the second waits for the first, after each has locked its book. The
-- rules for cash in TypeScript check the same.
create or replace function require_cash_allowed(p_day date, p_book books, p_paise bigint) returns void language plpgsql as $$
declare
  above record;
begin
  perform lock_money_of_client(p_book.client_id);
  select * into above from cash_limit_usage(p_day, p_book.id) r
  where r.action = 'block' and r.taken_paise + p_paise > r.limit_paise
  order by r.scope desc limit 1;
  if found then
    perform refuse('TH422', case above.scope when 'day' then 'cash_of_day_exceeded' else 'cash_of_book_exceeded' end,
      jsonb_build_object('limitPaise', above.limit_paise::text, 'takenPaise', above.taken_paise::text));
  end if;
end $$;
