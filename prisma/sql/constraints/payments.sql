-- One transfer pays once, whichever way it is entered. Cheques and card slips of different banks may share a number, so theirs
-- is unique within a book only.
create unique index if not exists payments_transaction_number_key on payments (transaction_number_key(transaction_number))
  where mode in ('upi', 'bank', 'online') and corrects_id is null and repeats_number_of is null;
create unique index if not exists payments_slip_number_key on payments (book_id, transaction_number_key(transaction_number))
  where mode in ('cheque', 'card') and corrects_id is null and repeats_number_of is null;
-- By these a number is looked for, among those that were typed and those that gateways gave.
create index if not exists payments_transaction_number_idx on payments (transaction_number_key(transaction_number));
create index if not exists payments_gateway_number_idx on payments (transaction_number_key(gateway_payment_id))
  where gateway_payment_id is not null;
