-- Locks the chain of a place until commit, after the day, the book and the payment, so that journals of no book follow each
-- other. The first of them moves to the safe what earlier closes took from the drawer: nothing said then where it went.
create or replace function lock_place(p_ctx jsonb, p_now timestamptz, p_day date, p_place smallint) returns void
language plpgsql as $$
declare
  chain place_chains;
  kept record;
begin
  select * into chain from place_chains where place_id = p_place for no key update;
  if not found then
    perform refuse('TH404', 'drawer_not_found');
  elsif chain.seq > 0 then
    return;
  end if;
  select day, carried_paise as paise into kept from day_closings
  where place_id = p_place and reopened_at is null and day < p_day order by day desc limit 1;
  if found then
    perform post_cash_stored(p_ctx, p_now, p_day, p_place, 'cash_before', p_place::text,
      account_balance(kept.day, p_place, account('CASH_DRAWER')) - kept.paise);
  end if;
end $$;
