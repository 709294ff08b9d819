-- Returns the account of which branches send each other money: 'drawer', 'safe' or 'bank'.
create or replace function account_of_branch_money(p_where text) returns smallint language sql immutable as $$
  select case p_where when 'drawer' then account('CASH_DRAWER') when 'safe' then account('CASH_SAFE')
    when 'bank' then account('BANK') end;
$$;
