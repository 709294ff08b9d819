-- Returns the payment method of an account; null for an account that no method moves money on.
create or replace function mode_of_account(p_account smallint) returns text language sql immutable as $$
  select case p_account
    when account('CASH_DRAWER') then 'Cash'
    when account('CARD_CLEARING') then 'Card'
    when account('UPI_CLEARING') then 'UPI'
    when account('CHEQUES_IN_HAND') then 'Cheque'
    when account('BANK') then 'Bank'
    when account('GATEWAY_CLEARING') then 'Online'
  end;
$$;
