-- The journal of the loss that the shop still bears by an exception, at most one: of the whole, or of what was more than was
-- owed.
create or replace function borne_loss(p_exception payment_exceptions) returns setof journals language sql stable as $$
  select * from journals l
  where l.payment_id = p_exception.payment_id and l.source = 'gateway_loss'
    and split_part(l.source_ref, ':', 1) = p_exception.id::text
    and not exists (select from journals r where r.reverses_id = l.id);
$$;
