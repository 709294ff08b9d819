-- Writes a settlement. A bill or a voucher settles one book: trigger settlements_number, unique index settlements_reference_key. What
-- a refund pays back has a number of its own (claim_payout_reference).
create or replace function insert_settlement(p_made settlements) returns void language plpgsql as $$
begin
  perform lock_book_settlements();
  perform claim_payout_reference(p_made.mode, p_made.reference);
  insert into settlements select p_made.*;
end $$;
