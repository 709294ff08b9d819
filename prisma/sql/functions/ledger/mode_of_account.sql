-- Returns the payment method of an account; null for an account that no method moves money on.
create or replace function mode_of_account(p_account smallint) returns text language sql immutable as $$
  select case p_account
    when account('CASH_DRAWER') then 'cash'
    when account('CARD_CLEARING') then 'card'
    when account('UPI_CLEARING') then 'upi'
    when account('CHEQUES_IN_HAND') then 'cheque'
    when account('BANK_TRANSFERS') then 'bank'
    when account('GATEWAY_CLEARING') then 'online'
  end;
$$;
