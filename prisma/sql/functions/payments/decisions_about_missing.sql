-- What an Admin can decide about money that the gateway does not have. What an event told of credited nothing: somebody has seen
-- to it. What was credited is taken back, or the shop bears the loss, as it must where it gave the money out.
--
-- While the gateway moved some of that money (is_moved_at_gateway), "no money came" is for what is refunded alone: what was moved
-- counts as its refund first, or the shop bears the loss. So what was moved stays with the payment whose money it was.
create or replace function decisions_about_missing(p_payment payments, p_refund gateway_refunds, p_missed payment_exceptions)
returns text[] language sql stable as $$
  select (case
    when p_payment.gateway_payment_id is distinct from p_missed.moved_ref then '{seen_to}'
    when p_payment.status = 'verified' and is_moved_at_gateway(p_payment.id) then '{}'
    when p_payment.status = 'verified' then '{no_money_came}'
    when p_payment.status = 'credited' and (is_settled_since(p_payment) or is_moved_at_gateway(p_payment.id)) then '{borne_by_shop}'
    when p_payment.status = 'credited' then '{no_money_came,borne_by_shop}'
    when p_refund.state in ('asked', 'unknown', 'accepted') then '{}'
    when p_refund.state in ('waiting', 'refused', 'failed_at_gateway') then '{no_money_came}'
    when p_refund.state = 'paid_another_way'
      or exists (select from payment_exceptions where payment_id = p_payment.id and returned_mode is not null)
      then '{borne_by_shop}'
    else '{seen_to}' end)::text[];
$$;
