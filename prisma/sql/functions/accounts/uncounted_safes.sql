-- The places of whose cash the Admins were told that it lies uncounted, and where it lies so still.
create or replace function uncounted_safes(p_today date) returns setof safe_tellings language sql volatile as $$
  select t.* from places p
  cross join lateral (select * from safe_tellings where place_id = p.id order by told_on desc limit 1) t
  where unseen_cash(t.place_id, t.told_on - 1, p_today) > 0;
$$;
