-- Whether a bank asks for the money of a payment, or has taken it: a refund would give it to the client a second time. What a
-- dispute took and an Admin counted as the refund of the payment is that refund, at once or after the shop had borne it;
-- of each part that it took.
create or replace function is_disputed(p_payment_id bigint) returns boolean language sql stable as $$
  select exists (
    select from gateway_disputes d
    cross join lateral (
      select bool_and(coalesce(e.resolution = 'counted_as_refund'
        or (e.resolution = 'borne_by_shop' and is_loss_reversed(e.id)), false)) as is_whole
      from payment_exceptions e
      where e.payment_id = d.payment_id and e.kind = 'dispute_lost' and e.moved_ref = d.dispute_id
        and e.id > d.turned_up_to and e.resolution is distinct from 'dispute_over') counted
    where d.payment_id = p_payment_id and d.state <> 'won' and (d.state <> 'closed' or d.deducted_paise > 0)
      and counted.is_whole is not true);
$$;
