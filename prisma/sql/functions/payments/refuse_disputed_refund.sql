-- Refuses to give back the money of a payment while a bank asks for it, after a dispute took it, or while an Admin has yet to
-- decide about what the gateway sent back by itself.
create or replace function refuse_disputed_refund(p_payment_id bigint) returns void language plpgsql as $$
begin
  if is_disputed(p_payment_id) then
    perform refuse('TH409', 'payment_disputed');
  elsif exists (select from payment_exceptions
    where payment_id = p_payment_id and kind = 'refund_differs' and resolved_at is null) then
    perform refuse('TH409', 'refund_undecided');
  end if;
end $$;
