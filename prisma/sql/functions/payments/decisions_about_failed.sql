-- What an Admin can decide about a refund that failed, while nothing is against it: it is asked for again. A part that counted
-- and failed may be returned another way, too; and must be while the gateway may still make the rest, or once that was paid
-- past it.
create or replace function decisions_about_failed(p_refund gateway_refunds, p_failed payment_exceptions) returns text[]
language sql immutable as $$
  select case
    when p_failed.moved_ref is null then '{asked_again}'
    when p_refund.state in ('asked', 'unknown', 'accepted', 'paid_another_way') then '{money_returned}'
    else '{asked_again,money_returned}' end::text[];
$$;
