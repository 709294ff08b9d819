-- What other books were worth that were settled, wholly or in part, within the last 90 days for whom this one is settled, and that
-- nobody else saw (settles_for_same): those of the same client, sign-in, mobile number or e-mail, handed over on an identity paper of the
-- same kind and end, or signed for by somebody of the same name. A settlement is seen that somebody else approved, or that an approved
-- later one showed in this sum. Gold counts at the rate of its day.
create or replace function settled_before(p_book_id bigint) returns bigint language sql stable as $$
  select coalesce(sum(o.worth_paise), 0)::bigint
  from (select * from handed_over where book_id = p_book_id order by settled_at desc, number desc limit 1) t
  join handed_over o on o.business_day between t.business_day - 90 and t.business_day and o.book_id <> t.book_id
  where not o.is_approved
    and settles_for_same(o.book_id, o.identity_paper, o.identity_paper_end, o.handed_to,
      t.book_id, t.identity_paper, t.identity_paper_end, t.handed_to)
    and not exists (
      select from handed_over y
      where y.is_approved and y.business_day between o.business_day and t.business_day and y.settled_at > o.settled_at
        and y.book_id <> t.book_id
        and settles_for_same(o.book_id, o.identity_paper, o.identity_paper_end, o.handed_to,
          y.book_id, y.identity_paper, y.identity_paper_end, y.handed_to));
$$;
