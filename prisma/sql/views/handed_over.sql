-- What went into somebody's hands at a settlement: of the whole book, or of the parts that one call settled (number from 1). Gold counts
-- at the rate of its day, on a day without one at the last rate before, and never less than was paid for it; with it counts what a bill
-- took off its charges: by its pieces, without them as much as the limit of the waiver lets each such bill take off
-- (off_at_most_paise). A refund counts as what was paid back.
create or replace view handed_over as
select s.book_id, 0 as number, s.business_day, s.settled_at, s.is_approved, s.identity_paper, s.identity_paper_end,
  greatest(s.saved_paise + s.bonus_paise,
    case when s.saved_mg + s.bonus_mg > 0 then s.bonus_paise + (s.saved_mg + s.bonus_mg)
      * coalesce(s.rate_paise_per_gram, last_rate_of(s.business_day, '22K', b.branch_id, s.settled_at)) / 1000 end)::bigint + o.paise
    as worth_paise,
  s.handed_to, o.paise as off_at_most_paise
from settlements s
join books b on b.id = s.book_id
cross join lateral (select case when s.method = 'jewellery_bill' then coalesce(s.waiver_cap_paise, 0) else 0 end as paise) o
where not s.is_by_terms
union all
select s.book_id, s.number, s.business_day, s.settled_at, s.is_approved, s.identity_paper, s.identity_paper_end,
  sum(case when p.way = 'refund' then p.worth_paise
    else greatest(p.paise + p.bonus_paise, p.worth_paise, case when p.worth_paise is null then p.bonus_paise + (p.mg + p.bonus_mg)
        * last_rate_of(s.business_day, coalesce(v.terms -> 'gold' ->> 'purity', '22K'), b.branch_id, s.settled_at) / 1000 end)
      + coalesce((p.bill ->> 'offPaise')::bigint, 0) end + o.paise)::bigint, s.handed_to, sum(o.paise)::bigint
from part_settlements s
join settlement_parts p on p.book_id = s.book_id and p.settlement = s.number
join books b on b.id = s.book_id
join scheme_versions v on v.id = b.scheme_version_id
cross join lateral (
  select coalesce(max((w ->> 'cap')::bigint), 0) as paise
  from jsonb_array_elements(v.terms -> 'benefits') as e(w)
  where p.way = 'jewellery_bill' and p.bill is null and w ->> 'as' = 'making') o
group by s.book_id, s.number;
