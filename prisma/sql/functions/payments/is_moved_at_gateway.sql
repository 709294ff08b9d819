-- Whether the gateway moved some of the money of a payment, and did not give it back: it sent a part or all of it back by itself, or a
-- bank asks for it or took it.
create or replace function is_moved_at_gateway(p_payment_id bigint) returns boolean language sql stable as $$
  select exists (select from gateway_disputes
      where payment_id = p_payment_id and state <> 'won' and (state <> 'closed' or deducted_paise > 0))
    or exists (select from payment_exceptions
      where payment_id = p_payment_id and kind = 'refund_differs' and failed_at is null);
$$;
