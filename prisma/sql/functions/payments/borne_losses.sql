-- What the gateway moved by itself and the shop bore, each with how much of it the shop still bears: none of that counts as a
-- refund.
create or replace function borne_losses(p_payment_id bigint) returns setof payment_exceptions language sql stable as $$
  select (jsonb_populate_record(e, jsonb_build_object('moved_paise', g.amount))).*
  from payment_exceptions e cross join lateral borne_loss(e) l
  join postings g on g.journal_id = l.id and g.amount > 0
  where e.payment_id = p_payment_id
  order by e.id;
$$;
