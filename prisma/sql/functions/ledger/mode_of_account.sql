-- Returns the payment method of an account; null for an account that no method uses.
create or replace function mode_of_account(p_account smallint) returns text language sql immutable as $$
  select case p_account when 10 then 'Cash' when 11 then 'Card' when 12 then 'UPI' when 13 then 'Cheque'
                        when 14 then 'Bank' when 15 then 'Online' end;
$$;
