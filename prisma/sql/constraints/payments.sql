-- What the columns of a payment say fits together: payment_fits() names the rule that is broken.
alter table payments
  drop constraint if exists payments_check,
  add constraint payments_check check (payment_fits(payments));
-- One transfer pays once, whichever way it is entered. Cheques and card slips of different banks may share a number, so
-- theirs is unique within a book only.
create unique index if not exists payments_transaction_number_key on payments (transaction_number_key(transaction_number))
  where mode in ('upi', 'bank', 'online') and corrects_id is null and repeats_number_of is null;
create unique index if not exists payments_slip_number_key on payments (book_id, transaction_number_key(transaction_number))
  where mode in ('cheque', 'card') and corrects_id is null and repeats_number_of is null;
-- By these a number is looked for, among those that were typed and those that gateways gave.
create index if not exists payments_transaction_number_idx on payments (transaction_number_key(transaction_number))
  where transaction_number is not null;
create index if not exists payments_gateway_number_idx on payments (transaction_number_key(gateway_payment_id))
  where gateway_payment_id is not null;
-- By these a number is looked for that people may take for another one.
create index if not exists payments_look_alike_idx on payments (look_alike_key(transaction_number))
  where transaction_number is not null;
create index if not exists payments_gateway_look_alike_idx on payments (look_alike_key(gateway_payment_id))
  where gateway_payment_id is not null;
create index if not exists payments_bank_look_alike_idx on payments using gin (look_alike_keys(bank_numbers))
  with (fastupdate = off) where bank_numbers is not null;
-- By these a number is looked for that holds another one, or that another one holds.
create index if not exists payments_number_parts_idx on payments using gin (number_parts(array[transaction_number]))
  with (fastupdate = off) where number_parts(array[transaction_number]) is not null;
create index if not exists payments_bank_number_parts_idx on payments using gin (number_parts(bank_numbers))
  with (fastupdate = off) where number_parts(bank_numbers) is not null;
