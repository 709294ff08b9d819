-- The safes of which the Admins were told that they lie uncounted, and that lie so still.
create or replace function uncounted_safes() returns setof safe_tellings language sql volatile as $$
  select t.* from places p
  cross join lateral (select * from safe_tellings where place_id = p.id order by told_on desc limit 1) t
  where lies_uncounted(t.place_id, t.told_on - 1);
$$;
