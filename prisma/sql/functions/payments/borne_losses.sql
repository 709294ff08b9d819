-- What the gateway moved by itself, whose loss the shop bore and still bears whole: none of it counts as a refund.
create or replace function borne_losses(p_payment_id bigint) returns setof payment_exceptions language sql stable as $$
  select * from payment_exceptions e
  where e.payment_id = p_payment_id and e.resolution = 'borne_by_shop' and not is_loss_reversed(e.id)
  order by e.id;
$$;
