-- Returns the number of an account by its code in the table accounts. A constant argument costs nothing: the planner
-- puts the number in its place. ledger/accounts.ts is the same list in TypeScript, and a test compares all three.
create or replace function account(p_code text) returns smallint language sql immutable as $$
  select case p_code
    when 'CASH_DRAWER' then 10
    when 'CARD_CLEARING' then 11
    when 'UPI_CLEARING' then 12
    when 'CHEQUES_IN_HAND' then 13
    when 'BANK_TRANSFERS' then 14
    when 'GATEWAY_CLEARING' then 15
    when 'BANK' then 16
    when 'CASH_SAFE' then 17
    when 'INTER_BRANCH' then 18
    when 'BRANCH_TRANSIT' then 19
    when 'LIABILITY_INR' then 20
    when 'LIABILITY_GOLD' then 21
    when 'OPENING_BALANCE' then 30
    when 'GOLD_POSITION' then 31
    when 'BENEFITS' then 40
    when 'SETTLED' then 41
    when 'CASH_OVER_SHORT' then 42
    when 'GATEWAY_LOSSES' then 43
    when 'GATEWAY_FEES' then 44
    when 'GATEWAY_TAX' then 45
    when 'GATEWAY_OTHER' then 46
    when 'CHEQUE_LOSSES' then 47
    when 'DEDUCTIONS' then 48
  end::smallint;
$$;
