-- Why a payment cannot be taken back, or null: a dispute asks for its money or took it, or an Admin has yet to decide about a
-- refund that the gateway made by itself. What counts as its refund takes it back all the same, unless the shop bore what
-- another dispute took: while the rest is undecided, take_due_refunds() sends nothing more.
create or replace function refund_hindrance(p_payment_id bigint) returns text language sql stable as $$
  select case
    when is_disputed(p_payment_id) and (not counted.is_one or exists (
      select from payment_exceptions e join gateway_disputes d on d.payment_id = e.payment_id and d.dispute_id = e.moved_ref
      where e.payment_id = p_payment_id and e.kind = 'dispute_lost' and e.resolution = 'borne_by_shop' and d.state <> 'won'))
      then 'payment_disputed'
    when not counted.is_one and exists (select from payment_exceptions e
      where e.payment_id = p_payment_id and e.kind = 'refund_differs' and e.resolved_at is null) then 'refund_undecided' end
  from (select exists (select from payment_exceptions e
    where e.payment_id = p_payment_id and e.moved_ref is not null and e.resolution = 'counted_as_refund') as is_one) counted;
$$;
