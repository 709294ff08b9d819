-- Whether one of these numbers is that of another payment.
create or replace function number_was_used(p_numbers text[], p_payment_id bigint) returns boolean language sql stable as $$
  select exists (select from payments_by_number(p_numbers, p_payment_id));
$$;
