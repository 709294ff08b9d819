-- Refuses the number of a payment by which a gateway, or of a transfer a bank, names other money of a gateway, or that has a
-- letter of another script. What the gateway itself says is taken as it is.
create or replace function refuse_number(p_payment payments) returns void language plpgsql as $$
begin
  if p_payment.transaction_number is null or p_payment.transaction_number = p_payment.gateway_payment_id then
    return;
  elsif exists (
    select from payments o
    where transaction_number_key(o.gateway_payment_id) = transaction_number_key(p_payment.transaction_number)
      and o.gateway_payment_id is not null and o.id <> p_payment.id)
    or p_payment.mode in ('upi', 'bank', 'online') and exists (
    select from payments o
    where o.bank_numbers @> array[transaction_number_key(p_payment.transaction_number)] and o.id <> p_payment.id) then
    perform refuse('TH409', 'transaction_number_used',
      jsonb_build_object('transactionNumber', p_payment.transaction_number));
  elsif has_foreign_letter(p_payment.transaction_number) then
    raise exception 'payment % has a number of other letters', p_payment.id using errcode = 'TH500';
  end if;
end $$;
