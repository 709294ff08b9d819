-- What other books were worth that were settled within the last 90 days for whom this one is settled, and that nobody else saw: those
-- of the same client, sign-in, mobile number or e-mail, or handed over on an identity paper of the same kind and end. A settlement is
-- seen that somebody else approved, or that an approved later one showed in this sum. Gold counts at the rate of its day.
create or replace function settled_before(p_book_id bigint) returns bigint language sql stable as $$
  select coalesce(sum(greatest(o.saved_paise + o.bonus_paise,
    (o.saved_mg + o.bonus_mg) * coalesce(o.rate_paise_per_gram, 0) / 1000 + o.bonus_paise)), 0)::bigint
  from settlements t
  join settlements o on o.business_day between t.business_day - 90 and t.business_day and o.book_id <> t.book_id
  where t.book_id = p_book_id and not o.is_approved and settles_for_same(o, t) and not exists (
    select from settlements y
    where y.is_approved and y.business_day between o.business_day and t.business_day and y.settled_at > o.settled_at
      and y.book_id <> t.book_id and settles_for_same(o, y));
$$;
