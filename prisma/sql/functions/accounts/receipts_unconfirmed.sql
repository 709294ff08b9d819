-- What customers paid into a clearing account from p_from until before p_before and no line of the bank's statement has confirmed.
-- p_held is what the account holds now. Lines confirm sums, so the newest receipts are those that wait. A payment that was moved to
-- another book is as old as it was, and one that was paid back by its own method is none. Of cheques it is what is in hand: each
-- is confirmed by itself.
create or replace function receipts_unconfirmed(p_place smallint, p_account smallint, p_held bigint, p_from date, p_before date)
returns bigint language sql volatile as $$
  select case when p_account = account('CHEQUES_IN_HAND') then (
      select coalesce(sum(p.amount_paise), 0) from cheques c join payments p on p.id = c.payment_id
      where c.status = 'in_hand' and p.business_day >= p_from and p.business_day < p_before and p.branch_id = p_place)
    else (
      select greatest(0, least(
        p_held - coalesce(sum(r.paise) filter (where r.day >= p_before), 0),
        case when p_from > '-infinity' then coalesce(sum(r.paise) filter (where r.day < p_before), 0) end))
      from (
        select coalesce(m.business_day, j.business_day) as day, -g.amount as paise
        from journals j
        join postings g on g.journal_id = j.id and g.account_id = p_account and g.amount < 0
        left join payments m on m.id = j.payment_id and m.corrects_id is not null
        where j.kind = 'Receipt' and j.place_id = p_place and not exists (
            select from journals b join postings o on o.journal_id = b.id and o.account_id = p_account and o.amount > 0
            where b.reverses_id = j.id)
          and j.business_day >= case when p_from > '-infinity' then p_from else p_before end) r
      where r.day >= p_from) end::bigint;
$$;
