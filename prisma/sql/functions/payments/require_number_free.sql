-- Refuses a transaction number that another payment has, as the unique indexes payments_transaction_number_key and
-- payments_slip_number_key compare them. The caller holds its lock, so that nobody else writes it meanwhile.
create or replace function require_number_free(p_payment payments) returns void language plpgsql as $$
declare
  key text;
  is_used boolean := false;
begin
  if p_payment.transaction_number is null or p_payment.corrects_id is not null or p_payment.repeats_number_of is not null then
    return;
  end if;
  key := transaction_number_key(p_payment.transaction_number);
  -- Two statements, each of which keeps its plan.
  if p_payment.mode in ('upi', 'bank', 'online') then
    is_used := exists (select from payments where transaction_number_key(transaction_number) = key
      and mode in ('upi', 'bank', 'online') and corrects_id is null and repeats_number_of is null and id <> p_payment.id);
  elsif p_payment.mode in ('cheque', 'card') then
    is_used := exists (select from payments where book_id = p_payment.book_id and transaction_number_key(transaction_number) = key
      and mode in ('cheque', 'card') and corrects_id is null and repeats_number_of is null and id <> p_payment.id);
  end if;
  if is_used then
    perform refuse('TH409', 'transaction_number_used',
      jsonb_build_object('transactionNumber', p_payment.transaction_number));
  end if;
end $$;
