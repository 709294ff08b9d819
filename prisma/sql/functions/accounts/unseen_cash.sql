-- How much of the cash that the drawer and the safe of a place held at the end of a day nobody else has seen since, and is not at the
-- bank. Cash that is moved between them stays what it is: what was unseen moves first. A deposit takes the oldest cash, as far as it
-- is more than what was drawn from the bank meanwhile. One that was taken back took none.
create or replace function unseen_cash(p_place smallint, p_since date, p_today date) returns bigint language plpgsql volatile as $$
declare
  drawer bigint := account_balance(p_since, p_place, account('CASH_DRAWER'));
  safe bigint := account_balance(p_since, p_place, account('CASH_SAFE'));
  drawn bigint := 0;
  part bigint;
  moved record;
begin
  for moved in select * from cash_moves(p_place, p_since, p_today) m order by m.at, m.turn, m.journal_id loop
    part := moved.paise;
    case moved.what
      when 'drawer_counted' then drawer := 0;
      when 'safe_counted' then safe := 0;
      when 'drawer_kept' then drawer := drawer + part;
      when 'safe_kept' then safe := safe + part;
      when 'stored' then
        part := least(part, greatest(drawer, 0));
        drawer := drawer - part;
        safe := safe + part;
      when 'brought' then
        part := least(part, greatest(safe, 0));
        safe := safe - part;
        drawer := drawer + part;
      when 'drawn' then drawn := drawn + part;
      else
        part := greatest(part - drawn, 0);
        drawn := greatest(drawn - moved.paise, 0);
        if moved.what = 'drawer_banked' then
          drawer := greatest(drawer - part, 0);
        else
          safe := greatest(safe - part, 0);
        end if;
    end case;
  end loop;
  return least(greatest(drawer, 0) + greatest(safe, 0),
    account_balance('infinity', p_place, account('CASH_DRAWER')) + account_balance('infinity', p_place, account('CASH_SAFE')));
end $$;
