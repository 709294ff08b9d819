-- Returns what is wrong with the settlements of a book under terms, null where all is right: its journals moved exactly what the parts
-- say, no others settle it, and it is settled exactly where they took the last of it.
create or replace function fault_of_parts(p_book_id bigint) returns text language plpgsql stable as $$
declare
  ending settlements;
begin
  select * into ending from settlements where book_id = p_book_id;
  if exists (
    with said as (
      select 'part_settlement' as source, book_id || ':' || settlement || ':' || part as ref,
        -(paise + bonus_paise - deducted_paise) as owed, -(mg + bonus_mg) as gold,
        coalesce(mode, 'SETTLED') as counter from settlement_parts
      where book_id = p_book_id and (paise + bonus_paise <> deducted_paise or mg + bonus_mg <> 0)
      union all
      select 'part_bonus', book_id || ':' || settlement || ':' || part, bonus_paise, bonus_mg, 'BENEFITS' from settlement_parts
      where book_id = p_book_id and (bonus_paise <> 0 or bonus_mg <> 0)
      union all
      select 'part_deduction', book_id || ':' || settlement || ':' || part, -deducted_paise, 0, 'DEDUCTIONS' from settlement_parts
      where book_id = p_book_id and deducted_paise <> 0
    ), moved as (
      select j.source, j.source_ref as ref, coalesce(sum(l.owed_paise), 0) as owed, coalesce(sum(l.owed_mg), 0) as gold,
        max(coalesce(l.payment_method, l.account)) filter (
          where l.owed_paise is null and l.commodity = 'INR' and l.account <> 'INTER_BRANCH') as counter
      from journals j left join journal_lines l on l.journal_id = j.id
      where j.book_id = p_book_id and j.kind in ('Settlement', 'Bonus', 'Deduction') group by j.id
    )
    select from said s full join moved m using (source, ref)
    where (s.owed, s.gold) is distinct from (m.owed, m.gold) or (s.owed <> 0 and s.counter is distinct from m.counter)
  ) then
    return 'is not settled as its parts say';
  elsif exists (select from books b join book_balances t on t.book_id = b.id where b.id = p_book_id
    and (t.paid_paise < 0 or t.weight_mg < 0 or (b.status = 'settled') <> (ending.book_id is not null)
      or b.status = 'settled' and (t.paid_paise, t.weight_mg) <> (0, 0))) then
    return 'holds other than its parts left';
  elsif ending.book_id is not null and not exists (
    select from settlement_parts where book_id = p_book_id
    having (ending.saved_paise, ending.saved_mg, ending.bonus_paise, ending.bonus_mg, ending.deducted_paise, ending.is_by_terms)
      = (sum(paise), sum(mg), sum(bonus_paise), sum(bonus_mg), sum(deducted_paise), true)) then
    return 'has a settlement that is not the sum of its parts';
  elsif ending.book_id is not null and is_money_under_way(p_book_id) then
    return 'is settled while money is under way';
  end if;
  return null;
end $$;
