-- Refuses the number of a payment by which a gateway, or of a transfer a bank, names other money of a gateway, or that has a
-- letter of another script. What the gateway itself says is taken as it is.
create or replace function refuse_number(p_payment payments) returns void language plpgsql as $$
declare
  key text;
  other bigint;
begin
  if p_payment.transaction_number is null or p_payment.transaction_number = p_payment.gateway_payment_id then
    return;
  end if;
  key := transaction_number_key(p_payment.transaction_number);
  -- Usually there is none. Without an order PostgreSQL would read all payments to find the first one (o.id + 0).
  select o.id into other from payments o
  where transaction_number_key(o.gateway_payment_id) = key and o.id <> p_payment.id order by o.id + 0 limit 1;
  if other is null and p_payment.mode in ('upi', 'bank', 'online') then
    select o.id into other from payments o
    where o.bank_numbers @> array[key] and o.id <> p_payment.id order by o.id + 0 limit 1;
  end if;
  if other is not null then
    perform refuse('TH409', 'transaction_number_used',
      jsonb_build_object('transactionNumber', p_payment.transaction_number));
  elsif has_foreign_letter(p_payment.transaction_number) then
    raise exception 'payment % has a number of other letters', p_payment.id using errcode = 'TH500';
  end if;
end $$;
