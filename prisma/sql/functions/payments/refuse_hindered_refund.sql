-- Refuses to give back more money of a payment where something is against it.
create or replace function refuse_hindered_refund(p_payment_id bigint) returns void language plpgsql as $$
declare
  hindrance constant text := refund_hindrance(p_payment_id);
begin
  if hindrance is not null then
    perform refuse('TH409', hindrance);
  end if;
end $$;
