-- Refuses a part that was given out from the book on the same day already. A bill, a voucher and a transfer have a number that is used
-- once. Cash that is handed over has none, so that only what was given tells a second sending from a second refund.
create or replace function require_part_once() returns trigger language plpgsql as $$
begin
  if new.reference is null and exists (
    select from part_settlements made
    join part_settlements earlier on earlier.book_id = made.book_id and earlier.business_day = made.business_day
      and earlier.number <> made.number
    join settlement_parts given on given.book_id = earlier.book_id and given.settlement = earlier.number and given.reference is null
    where made.book_id = new.book_id and made.number = new.settlement
      and given.way = new.way and given.mode is not distinct from new.mode
      and (given.paise, given.mg, given.bonus_paise, given.bonus_mg, given.deducted_paise)
        = (new.paise, new.mg, new.bonus_paise, new.bonus_mg, new.deducted_paise)) then
    perform refuse('TH409', 'part_paid_back', jsonb_build_object('book', (select number from books where id = new.book_id)));
  end if;
  return new;
end $$;
