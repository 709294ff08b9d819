-- Writes a part of a settlement and posts it: the bonus to the book, what is kept back from it, and the rest off the book.
create or replace function post_part(
  p_ctx jsonb, p_now timestamptz, p_day date, p_made part_settlements, p_number int, p_part jsonb, p_own jsonb
) returns void language plpgsql as $$
declare
  part settlement_parts;
  branch constant smallint := acting_branch(p_ctx);
  ref constant text := p_made.book_id || ':' || p_made.number || ':' || p_number;
begin
  part := jsonb_populate_record(null::settlement_parts, jsonb_build_object('book_id', p_made.book_id, 'settlement', p_made.number,
    'part', p_number, 'way', p_part ->> 'way', 'mode', p_part ->> 'mode', 'reference', nullif(trim(p_part ->> 'reference'), ''),
    'purity', p_part ->> 'purity', 'bill_rate', p_part ->> 'billRate', 'paise', p_own ->> 'paise', 'mg', p_own ->> 'mg',
    'bonus_paise', p_own ->> 'bonusPaise', 'bonus_mg', p_own ->> 'bonusMg', 'deducted_paise', p_own ->> 'deductedPaise',
    'worth_paise', p_own ->> 'worthPaise', 'covered_mg', p_own ->> 'coveredMg', 'to_pay_paise', p_own ->> 'toPayPaise'));
  part.bill := nullif(p_own -> 'bill', 'null');
  part.lines := case when part.bill is not null then p_part -> 'lines' end;
  insert into settlement_parts select part.*;
  if part.bonus_paise <> 0 or part.bonus_mg <> 0 then
    perform post_journals(p_ctx, p_now, p_day, array[row(part.book_id, 'Bonus', 'part_bonus', ref, null, null, null, 'bonus',
      account('BENEFITS'), null, part.bonus_paise, part.bonus_mg, 0)::journal_entry], p_place => branch);
  end if;
  if part.deducted_paise <> 0 then
    perform post_journals(p_ctx, p_now, p_day, array[row(part.book_id, 'Deduction', 'part_deduction', ref, null, null, null,
      'deduction', account('DEDUCTIONS'), null, -part.deducted_paise, 0, 0)::journal_entry], p_place => branch);
  end if;
  -- Of a refund in rupees everything may be kept back.
  if part.paise + part.bonus_paise <> part.deducted_paise or part.mg + part.bonus_mg <> 0 then
    perform post_journals(p_ctx, p_now, p_day, array[row(part.book_id, 'Settlement', 'part_settlement', ref, null, null,
      part.reference, coalesce(part.mode, part.way), coalesce(account_of_mode(part.mode), account('SETTLED')), null,
      -(part.paise + part.bonus_paise - part.deducted_paise), -(part.mg + part.bonus_mg), 0)::journal_entry],
      p_place => branch);
  end if;
end $$;
