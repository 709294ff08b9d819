-- Returns the place that has the money of a payment, by its id; where there is none the first, so that whoever looks for it refuses it. It
-- never changes, so that it may be asked before anything is locked.
create or replace function place_of_payment(p_payment_id bigint) returns smallint language sql stable as $$
  select coalesce((select payment_place(p) from payments p where p.id = p_payment_id), main_place());
$$;
