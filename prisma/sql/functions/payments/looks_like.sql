-- Another number that people may take for that of this payment, or null: one that was typed, by which a gateway names
-- money, or by which a bank does; also one that holds its row of digits, or is held by it. An equal number is none: it is
-- refused. Cheques and card slips are compared within their book, as the unique indexes compare them.
--
-- Usually there is none. In the order of ids alone PostgreSQL would read all payments to find the first one (o.id + 0).
create or replace function looks_like(p_payment payments) returns text language sql stable as $$
  select case when p_payment.mode = 'cash' or p_payment.transaction_number is null then null else coalesce(
    (select o.transaction_number from payments o
     where look_alike_key(o.transaction_number) = look_alike_key(p_payment.transaction_number)
       and o.transaction_number is not null and o.id <> p_payment.id
       and transaction_number_key(o.transaction_number) <> transaction_number_key(p_payment.transaction_number)
       and case when p_payment.mode in ('cheque', 'card') then o.mode in ('cheque', 'card') and o.book_id = p_payment.book_id
         else o.mode in ('upi', 'bank', 'online') end
     order by o.id + 0 limit 1),
    (select o.gateway_payment_id from payments o
     where look_alike_key(o.gateway_payment_id) = look_alike_key(p_payment.transaction_number)
       and o.gateway_payment_id is not null and o.id <> p_payment.id
       and transaction_number_key(o.gateway_payment_id) <> transaction_number_key(p_payment.transaction_number)
     order by o.id + 0 limit 1),
    (select n from payments o cross join unnest(o.bank_numbers) n
     where p_payment.mode in ('upi', 'bank', 'online') and o.bank_numbers is not null and o.id <> p_payment.id
       and look_alike_keys(o.bank_numbers) @> array[look_alike_key(p_payment.transaction_number)]
       and look_alike_key(n) = look_alike_key(p_payment.transaction_number)
       and n <> transaction_number_key(p_payment.transaction_number)
     order by o.id + 0 limit 1),
    (select o.transaction_number from payments o
     where number_parts(array[o.transaction_number]) is not null
       and number_parts(array[o.transaction_number]) && number_probes(p_payment.transaction_number)
       and o.id <> p_payment.id
       and transaction_number_key(o.transaction_number) <> transaction_number_key(p_payment.transaction_number)
       and case when p_payment.mode in ('cheque', 'card') then o.mode in ('cheque', 'card') and o.book_id = p_payment.book_id
         else o.mode in ('upi', 'bank', 'online') end
     order by o.id + 0 limit 1),
    (select n from payments o cross join unnest(o.bank_numbers) n
     where p_payment.mode in ('upi', 'bank', 'online') and number_parts(o.bank_numbers) is not null
       and number_parts(o.bank_numbers) && number_probes(p_payment.transaction_number) and o.id <> p_payment.id
       and number_parts(array[n]) && number_probes(p_payment.transaction_number)
       and n <> transaction_number_key(p_payment.transaction_number)
     order by o.id + 0 limit 1)) end;
$$;
