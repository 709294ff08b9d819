-- Whether somebody took one of these payments, or one that was moved and that it corrects.
create or replace function took_payment(p_payment_ids bigint[], p_user_id bigint) returns boolean language sql stable as $$
  with recursive taken as (
    select p.corrects_id, p.acknowledged_by_id from payments p where p.id = any(p_payment_ids)
    union all
    select p.corrects_id, p.acknowledged_by_id from payments p join taken t on p.id = t.corrects_id)
  select exists (select from taken where acknowledged_by_id = p_user_id);
$$;
