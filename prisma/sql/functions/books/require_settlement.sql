-- Checks at commit that a settled book has a settlement, that its journals moved exactly what the settlement says, and
-- that nothing is left. Runs for the book, the settlement and the journals alike; settle_book() enforces the same rules.
create or replace function require_settlement() returns trigger language plpgsql as $$
declare
  settled_id bigint := coalesce(to_jsonb(new) ->> 'book_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if tg_table_name = 'journals' and to_jsonb(new) ->> 'kind' not in ('Settlement', 'Bonus', 'Deduction', 'GoldReckoned') then
    return null;
  elsif exists (select from books b join scheme_versions v on v.id = b.scheme_version_id
    where b.id = settled_id and v.terms is not null) then
    perform require_parts(settled_id);
    return null;
  elsif not exists (
    select from books b
    join settlements s on s.book_id = b.id
    join book_balances t on t.book_id = b.id
    join journals j on j.book_id = b.id and j.source = 'settlement' and j.source_ref = b.id::text
      and j.business_day = s.business_day
    left join journals g on g.book_id = b.id and g.source = 'bonus' and g.source_ref = b.id::text
    cross join lateral (
      select coalesce(sum(l.owed_paise) filter (where l.journal_id = j.id), 0) as owed_paise,
        coalesce(sum(l.owed_mg) filter (where l.journal_id = j.id), 0) as owed_mg,
        coalesce(sum(l.amount) filter (where l.journal_id = j.id
          and case when s.mode is null then l.account = 'SETTLED' else l.payment_method = s.mode end), 0) as given_paise,
        coalesce(sum(l.owed_paise) filter (where l.journal_id = g.id), 0) as bonus_paise,
        coalesce(sum(l.owed_mg) filter (where l.journal_id = g.id), 0) as bonus_mg,
        coalesce(sum(-l.amount) filter (where l.journal_id = g.id and l.account = 'BENEFITS'), 0) as promised_paise
      from journal_lines l where l.journal_id in (j.id, g.id)) moved
    where b.id = settled_id and b.status = 'settled' and t.paid_paise = 0 and t.weight_mg = 0
      and (g.id is not null) = (s.bonus_paise <> 0 or s.bonus_mg <> 0)
      and (moved.owed_paise, moved.owed_mg, moved.given_paise)
        = (-(s.saved_paise + s.bonus_paise), -(s.saved_mg + s.bonus_mg), s.saved_paise + s.bonus_paise)
      and (moved.bonus_paise, moved.bonus_mg, moved.promised_paise) = (s.bonus_paise, s.bonus_mg, s.bonus_paise)) then
    raise exception 'book % is not settled as its settlement says', settled_id using errcode = 'TH500';
  elsif is_money_under_way(settled_id) then
    raise exception 'book % is settled while money is under way', settled_id using errcode = 'TH500';
  end if;
  return null;
end $$;
