-- Writes a payment, and refuses a transaction number that another one has. Without a number there is nothing to refuse, and
-- no part of the transaction that could be rolled back alone, which costs another transaction id.
create or replace function write_payment(p_payment payments) returns void language plpgsql as $$
declare
  broken text;
begin
  if p_payment.transaction_number is null then
    perform store_payment(p_payment);
    return;
  end if;
  begin
    perform store_payment(p_payment);
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken in ('payments_transaction_number_key', 'payments_slip_number_key') then
      perform refuse('TH409', 'transaction_number_used',
        jsonb_build_object('transactionNumber', p_payment.transaction_number));
    end if;
    raise;
  end;
end $$;
