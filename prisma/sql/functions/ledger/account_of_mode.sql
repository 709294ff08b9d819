-- Returns the account that a payment method moves money on.
create or replace function account_of_mode(p_mode text) returns smallint language sql immutable as $$
  select case p_mode
    when 'cash' then account('CASH_DRAWER')
    when 'card' then account('CARD_CLEARING')
    when 'upi' then account('UPI_CLEARING')
    when 'cheque' then account('CHEQUES_IN_HAND')
    when 'bank' then account('BANK_TRANSFERS')
    when 'online' then account('GATEWAY_CLEARING')
  end;
$$;
