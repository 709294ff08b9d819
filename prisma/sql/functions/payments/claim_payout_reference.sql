-- Refuses a number under which money was paid back past a gateway before: one transfer pays once, whether it is entered as UPI
-- or as Bank. Cheques and slips of the card terminal are numbered by themselves; the shop numbers its slips of cash itself.
-- The number is locked until commit, so that of two calls at once the second one sees the first.
create or replace function claim_payout_reference(p_mode text, p_reference text) returns void language plpgsql as $$
declare
  number constant text := transaction_number_key(p_reference);
  modes constant text[] := case when p_mode in ('upi', 'bank') then '{upi,bank}' else array[p_mode] end;
begin
  if p_mode is null or p_mode = 'cash' or number is null then
    return;
  end if;
  perform lock_transaction_number(p_reference);
  if exists (select from gateway_refunds
      where other_mode = any (modes) and transaction_number_key(other_reference) = number)
    or exists (select from payment_exceptions
      where returned_mode = any (modes) and transaction_number_key(reference) = number) then
    perform refuse('TH409', 'bank_reference_used', jsonb_build_object('reference', plain_number(p_reference)));
  end if;
end $$;
