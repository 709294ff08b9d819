-- A bill or a voucher settles one book.
create unique index if not exists settlements_reference_key on settlements (method, transaction_number_key(reference))
  where method in ('jewellery_bill', 'voucher') and repeats_reference_of is null;
