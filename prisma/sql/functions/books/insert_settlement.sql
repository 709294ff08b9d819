-- Writes a settlement. A bill or a voucher settles one book: trigger settlements_number, unique index settlements_reference_key. What
-- a refund pays back has a number of its own (claim_payout_reference).
create or replace function insert_settlement(p_made settlements) returns void language plpgsql as $$
begin
  -- One at a time, so that each sees in settled_before() those of the same hands that came at once.
  perform pg_advisory_xact_lock(745, 0);
  perform claim_payout_reference(p_made.mode, p_made.reference);
  insert into settlements select p_made.*;
end $$;
