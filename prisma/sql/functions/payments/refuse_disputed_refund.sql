-- Refuses to give back the money of a payment while a bank asks for it, or after a dispute took it.
create or replace function refuse_disputed_refund(p_payment_id bigint) returns void language plpgsql as $$
begin
  if is_disputed(p_payment_id) then
    perform refuse('TH409', 'payment_disputed');
  end if;
end $$;
