-- Why no more money of a payment may be given back, or null. A bank asks for it or took it; the gateway sent some back by
-- itself, and an Admin has yet to decide about that; or the shop bore what went back, before a refund of ours failed.
--
-- Nor is anything given back while it is open what becomes of money that the gateway does not have, or of a payment whose loss the
-- shop bore because the gateway does not have it.
--
-- While something that the gateway moved counts as the refund, the payment is taken back all the same, unless the shop bore
-- what a dispute took, or money that the gateway does not have; of the rest nothing is sent before it is decided about.
create or replace function refund_hindrance(p_payment_id bigint) returns text language sql stable as $$
  select case
    when not counting.is_so and exists (select from payment_exceptions e
      where e.payment_id = p.id and e.kind = 'capture_not_found' and e.moved_ref = p.gateway_payment_id
        and e.resolved_at is null) then 'capture_not_found'
    when is_missing_borne(p) then 'capture_borne'
    when is_disputed(p.id)
      and (not counting.is_so or exists (select from borne_losses(p.id) where kind = 'dispute_lost')) then 'payment_disputed'
    when counting.is_so then null
    when exists (select from payment_exceptions e
      where e.payment_id = p.id and e.kind = 'refund_differs' and e.resolved_at is null) then 'refund_undecided'
    when p.status <> 'credited' and exists (select from borne_losses(p.id)) then 'refund_borne' end
  from payments p
  cross join lateral (select p.status = 'credited' and exists (select from payment_exceptions e
    where e.payment_id = p.id and e.moved_ref is not null and e.resolution = 'counted_as_refund') as is_so) counting
  where p.id = p_payment_id;
$$;
