-- Returns the account that a payment method moves money on.
create or replace function account_of_mode(p_mode text) returns smallint language sql immutable as $$
  select case p_mode
    when 'Cash' then account('CASH_DRAWER')
    when 'Card' then account('CARD_CLEARING')
    when 'UPI' then account('UPI_CLEARING')
    when 'Cheque' then account('CHEQUES_IN_HAND')
    when 'Bank' then account('BANK')
    when 'Online' then account('GATEWAY_CLEARING')
  end;
$$;
