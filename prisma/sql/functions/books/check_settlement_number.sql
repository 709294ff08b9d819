-- A bill, a voucher or a coin settles one book, or one part of one, however its number is typed.
create or replace function check_settlement_number() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'settlements' then
    perform claim_settlement_number(new.method, new.reference, new.book_id, false);
  else
    perform claim_settlement_number(new.way, new.reference, new.book_id, true);
    perform claim_payout_reference(new.mode, new.reference);
  end if;
  return new;
end $$;
