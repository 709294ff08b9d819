-- Returns what a drawer or safe held at the end of a day or holds now, whichever is less. A safe from which the first journal of
-- an upgraded place filled the drawer holds that much more, because its earlier cash was never posted.
create or replace function cash_held(p_day date, p_place smallint, p_account smallint) returns bigint
language sql volatile as $$
  select least(account_balance(p_day, p_place, p_account), account_balance('infinity', p_place, p_account))
    + greatest(0, coalesce((
      select p.amount from journals j join postings p on p.journal_id = j.id
      where j.source = 'cash_before' and j.source_ref = p_place::text and p.account_id = p_account
        and p_account = account('CASH_SAFE')), 0));
$$;
