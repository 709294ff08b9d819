-- One transfer of the bank is sent once.
create unique index if not exists branch_transfers_reference_key on branch_transfers (transaction_number_key(reference))
  where cancelled_at is null and taken_from = 'bank';
