-- Another number that people may take for that of this payment, or null: one that was typed, by which a gateway names
-- money, or by which a bank does; also one that holds its row of digits, or is held by it. An equal number is none: it is
-- refused. Cheques and card slips are compared within their book, as the unique indexes compare them.
--
-- Usually there is none. In the order of ids alone PostgreSQL would read all payments to find the first one (o.id + 0).
create or replace function looks_like(p_payment payments) returns text language plpgsql stable as $$
declare
  number constant text := p_payment.transaction_number;
  is_slip constant boolean := p_payment.mode in ('cheque', 'card');
  is_transfer constant boolean := p_payment.mode in ('upi', 'bank', 'online');
  key text;
  look text;
  probes text[];
  alike text;
begin
  if p_payment.mode = 'cash' or number is null then
    return null;
  end if;
  key := transaction_number_key(number);
  look := look_alike_key(number);
  probes := number_probes(number);
  select o.transaction_number into alike from payments o
  where look_alike_key(o.transaction_number) = look and o.id <> p_payment.id
    and transaction_number_key(o.transaction_number) <> key
    and case when is_slip then o.mode in ('cheque', 'card') and o.book_id = p_payment.book_id
      else o.mode in ('upi', 'bank', 'online') end
  order by o.id + 0 limit 1;
  if alike is null then
    select o.gateway_payment_id into alike from payments o
    where look_alike_key(o.gateway_payment_id) = look and o.id <> p_payment.id
      and transaction_number_key(o.gateway_payment_id) <> key
    order by o.id + 0 limit 1;
  end if;
  if alike is null and is_transfer then
    select n into alike from payments o cross join unnest(o.bank_numbers) n
    where o.bank_numbers is not null and o.id <> p_payment.id
      and look_alike_keys(o.bank_numbers) @> array[look] and look_alike_key(n) = look and n <> key
    order by o.id + 0 limit 1;
  end if;
  if alike is null and probes is not null then
    select o.transaction_number into alike from payments o
    where number_parts(array[o.transaction_number]) is not null and number_parts(array[o.transaction_number]) && probes
      and o.id <> p_payment.id and transaction_number_key(o.transaction_number) <> key
      and case when is_slip then o.mode in ('cheque', 'card') and o.book_id = p_payment.book_id
        else o.mode in ('upi', 'bank', 'online') end
    order by o.id + 0 limit 1;
  end if;
  if alike is null and probes is not null and is_transfer then
    select n into alike from payments o cross join unnest(o.bank_numbers) n
    where number_parts(o.bank_numbers) is not null and number_parts(o.bank_numbers) && probes and o.id <> p_payment.id
      and number_parts(array[n]) && probes and n <> key
    order by o.id + 0 limit 1;
  end if;
  return alike;
end $$;
