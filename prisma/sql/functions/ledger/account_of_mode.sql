-- Returns the account that a payment method moves money on.
create or replace function account_of_mode(p_mode text) returns smallint language sql immutable as $$
  select case p_mode when 'Cash' then 10 when 'Card' then 11 when 'UPI' then 12 when 'Cheque' then 13
                     when 'Bank' then 14 when 'Online' then 15 end::smallint;
$$;
