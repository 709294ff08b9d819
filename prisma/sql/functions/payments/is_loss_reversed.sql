-- Whether the loss that the shop bore by an exception is reversed: the money came back, or it counts as a refund after all.
create or replace function is_loss_reversed(p_exception_id bigint) returns boolean language sql stable as $$
  select exists (
    select from journals l join journals r on r.reverses_id = l.id
    where l.source = 'gateway_loss' and l.source_ref = p_exception_id::text);
$$;
