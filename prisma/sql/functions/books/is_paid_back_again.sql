-- Whether one of these parts was given out from the book on the same day already. A bill, a voucher and a transfer have a number that is
-- used once. Cash that is handed over has none, so that only what was given tells a second sending from a second refund.
create or replace function is_paid_back_again(p_book_id bigint, p_day date, p_parts jsonb, p_own jsonb)
returns boolean language sql stable as $$
  select exists (
    select from jsonb_array_elements(p_parts) with ordinality asked(part, n)
    join jsonb_array_elements(p_own) with ordinality own(part, n) using (n)
    join settlement_parts given on given.book_id = p_book_id and given.reference is null
    join part_settlements made on made.book_id = given.book_id and made.number = given.settlement and made.business_day = p_day
    where nullif(trim(asked.part ->> 'reference'), '') is null and given.way = asked.part ->> 'way'
      and given.mode is not distinct from asked.part ->> 'mode'
      and (given.paise, given.mg, given.bonus_paise, given.bonus_mg, given.deducted_paise) = ((own.part ->> 'paise')::bigint,
        (own.part ->> 'mg')::bigint, (own.part ->> 'bonusPaise')::bigint, (own.part ->> 'bonusMg')::bigint,
        (own.part ->> 'deductedPaise')::bigint))
$$;
