-- What went into somebody's hands at a settlement: of the whole book, or of the parts that one call settled (number from 1).
create or replace view handed_over as
select s.book_id, 0 as number, s.business_day, s.settled_at, s.is_approved, s.identity_paper, s.identity_paper_end,
  greatest(s.saved_paise + s.bonus_paise,
    (s.saved_mg + s.bonus_mg) * coalesce(s.rate_paise_per_gram, 0) / 1000 + s.bonus_paise)::bigint as worth_paise,
  s.handed_to
from settlements s
where not s.is_by_terms
union all
select s.book_id, s.number, s.business_day, s.settled_at, s.is_approved, s.identity_paper, s.identity_paper_end,
  sum(coalesce(p.worth_paise, p.paise + p.bonus_paise))::bigint, s.handed_to
from part_settlements s
join settlement_parts p on p.book_id = s.book_id and p.settlement = s.number
group by s.book_id, s.number;
