-- A bill or a voucher settles one book.
create unique index if not exists settlements_reference_key on settlements (method, transaction_number_key(reference))
  where method in ('jewellery_bill', 'voucher') and repeats_reference_of is null;
-- By this a bill or voucher is looked for that people may take for another one.
create index if not exists settlements_look_alike_idx on settlements (method, look_alike_key(reference))
  where method in ('jewellery_bill', 'voucher');
