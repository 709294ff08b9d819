-- Whether cash of the drawer and the safe lies since the end of a day, and nobody else has seen it (unseen_cash). Where somebody else
-- counted the safe since then, or cash was banked, it gets as many days more: what lay in the drawer then goes the same way later.
create or replace function lies_uncounted(p_place smallint, p_since date, p_today date) returns boolean language sql volatile as $$
  select unseen_cash(p_place, case when
    exists (select from safe_counts c where c.place_id = p_place and c.business_day >= p_since and is_count_by_another(c))
    or exists (select from cash_moves(p_place, p_since - 1, p_today) m where m.what in ('drawer_banked', 'safe_banked'))
    then p_since - safe_days() else p_since end, p_today) > 0;
$$;
