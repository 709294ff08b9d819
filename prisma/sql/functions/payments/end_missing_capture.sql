-- The gateway has money after all that it did not have when it was asked before: undecided, that exception is over; a loss that
-- the shop bore is reversed; and what was taken back meanwhile an Admin looks at. The caller has locked the payment, and the
-- open day p_day where there is a loss.
create or replace function end_missing_capture(p_ctx jsonb, p_now timestamptz, p_day date, p_capture gateway_captures)
returns void language plpgsql as $$
declare
  missed payment_exceptions;
begin
  for missed in
    select e.* from payment_exceptions e join payments p on p.id = e.payment_id
    where e.kind = 'capture_not_found' and e.moved_ref = p_capture.gateway_payment_id and p.gateway = p_capture.gateway
    order by e.id for no key update of e
  loop
    if missed.resolved_at is null then
      update payment_exceptions set resolved_at = p_now, resolution = 'no_longer_open' where id = missed.id;
    elsif missed.resolution = 'borne_by_shop' then
      perform reverse_loss(p_ctx, p_now, p_day, missed);
    elsif missed.resolution = 'no_money_came' then
      insert into payment_exceptions (payment_id, kind, raised_at) values (missed.payment_id, 'refunded_before', p_now)
      on conflict (payment_id, kind, coalesce(moved_ref, other_payment_id::text, '')) where resolved_at is null do nothing;
    end if;
  end loop;
end $$;
