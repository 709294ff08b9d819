-- Returns the place that has the money of a payment: where it was taken at the counter, and the first one for what came online.
create or replace function payment_place(p_payment payments) returns smallint language sql immutable as $$
  select case p_payment.source when 'online' then main_place() else p_payment.branch_id end;
$$;
