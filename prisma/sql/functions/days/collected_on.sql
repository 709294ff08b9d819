-- Returns what was credited and taken back on a day at some places, by scheme and by who did it (0: nobody in person), from the
-- journals. A journal counts once, by its line of rupees. The lines are read journal by journal (offset 0 keeps them apart), as
-- those of a day are few of all.
create or replace function collected_on(p_day date, p_places smallint[]) returns table (
  place_id smallint, kind text, scheme_id bigint, actor_id bigint, count bigint, paise bigint, mg bigint
) language sql stable as $$
  select j.place_id, j.kind, v.scheme_id, coalesce(j.actor_id, 0), sum(l.count)::bigint, sum(l.paise)::bigint, sum(l.mg)::bigint
  from journals j
  cross join lateral (
    select count(*) filter (where account_id = account('LIABILITY_INR')) as count,
      coalesce(sum(amount) filter (where account_id = account('LIABILITY_INR')), 0) as paise,
      coalesce(sum(amount) filter (where account_id = account('LIABILITY_GOLD')), 0) as mg
    from postings where journal_id = j.id offset 0) l
  join books b on b.id = j.book_id
  join scheme_versions v on v.id = b.scheme_version_id
  where j.business_day = p_day and j.kind in ('Receipt', 'Reversal') and j.place_id = any(p_places)
  group by 1, 2, 3, 4;
$$;
