-- Writes a settlement. A bill or a voucher settles one book (unique index settlements_reference_key). Of two that look alike and
-- come at once, the second waits here, so that its call sees the first. The lock is none of a payment's number, which is taken
-- before its book. What a refund pays back has a number of its own (claim_payout_reference).
create or replace function insert_settlement(p_made settlements) returns void language plpgsql as $$
declare
  broken text;
begin
  if p_made.method in ('jewellery_bill', 'voucher')
    and (transaction_number_key(p_made.reference) is null or has_foreign_letter(p_made.reference)) then
    raise exception 'the number % has no letter and no digit, or one of another script', p_made.reference
      using errcode = 'TH500';
  end if;
  if p_made.method in ('jewellery_bill', 'voucher') then
    perform pg_advisory_xact_lock(744, hashtext(look_alike_key(p_made.reference)));
  end if;
  -- One at a time, so that each sees in settled_before() those of the same hands that came at once.
  perform pg_advisory_xact_lock(745, 0);
  perform claim_payout_reference(p_made.mode, p_made.reference);
  insert into settlements select p_made.*;
exception when unique_violation then
  get stacked diagnostics broken = constraint_name;
  if broken = 'settlements_reference_key' then
    perform refuse('TH409', 'reference_used', jsonb_build_object('reference', p_made.reference));
  end if;
  raise;
end $$;
