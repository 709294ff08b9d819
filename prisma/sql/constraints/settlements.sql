-- A bill or a voucher settles one book.
create unique index if not exists settlements_reference_key on settlements (method, transaction_number_key(reference))
  where method in ('jewellery_bill', 'voucher') and repeats_reference_of is null;
-- By this a bill or voucher is looked for that people may take for another one.
create index if not exists settlements_look_alike_idx on settlements (method, look_alike_key(reference))
  where method in ('jewellery_bill', 'voucher');
-- By these the number is looked for under which a settlement paid money back, or one that people may take for it.
create index if not exists settlements_payout_look_alike_idx on settlements (look_alike_key(reference)) where mode <> 'cash';
create index if not exists settlements_payout_parts_idx on settlements using gin (number_parts(array[reference]))
  with (fastupdate = off) where mode <> 'cash' and number_parts(array[reference]) is not null;
-- A bill, a voucher or a coin settles one part.
create unique index if not exists settlement_parts_reference_key on settlement_parts (way, transaction_number_key(reference))
  where way <> 'refund';
create index if not exists settlement_parts_look_alike_idx on settlement_parts (way, look_alike_key(reference)) where way <> 'refund';
create index if not exists settlement_parts_payout_look_alike_idx on settlement_parts (look_alike_key(reference)) where mode <> 'cash';
create index if not exists settlement_parts_payout_parts_idx on settlement_parts using gin (number_parts(array[reference]))
  with (fastupdate = off) where mode <> 'cash' and number_parts(array[reference]) is not null;
-- What a bill came to can be read as long as its lines are within bounds.
alter table settlement_parts
  drop constraint if exists settlement_parts_lines_check,
  add constraint settlement_parts_lines_check check (are_bill_lines_held(lines));
