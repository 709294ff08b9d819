-- Counts an attempt under each key, unless so many as one of the limits allows were made in the time of its window. Returns in
-- how many milliseconds all of them take another one, 0 where this one was taken. What is turned away counts nowhere: who goes
-- on trying is not shut out for longer, and uses up nothing of anybody. Attempts at the same time wait for one another at the
-- rows of their keys.
create or replace function count_attempts(p_keys text[], p_most int[], p_seconds int[], p_at timestamptz)
returns float8 language plpgsql as $$
declare
  v_limit record;
  v_made timestamptz[];
  v_wait interval := '0';
begin
  for v_limit in
    select key, most, make_interval(secs => seconds) as span
    from unnest(p_keys, p_most, p_seconds) as l(key, most, seconds) order by key collate "C"
  loop
    insert into attempt_counters (key, made_at, kept_until) values (v_limit.key, '{}', p_at)
    on conflict (key) do update set made_at = attempt_counters.made_at
    returning made_at into v_made;
    select coalesce(array_agg(at order by at), '{}') into v_made from unnest(v_made) as at where at > p_at - v_limit.span;
    if cardinality(v_made) >= v_limit.most then
      v_wait := greatest(v_wait, v_made[cardinality(v_made) - v_limit.most + 1] + v_limit.span - p_at);
    end if;
  end loop;
  if v_wait = '0' then
    update attempt_counters c
    set made_at = array(select at from unnest(c.made_at) as at where at > p_at - l.span order by at) || p_at,
      kept_until = greatest(c.kept_until, p_at + l.span)
    from (select key, make_interval(secs => seconds) as span from unnest(p_keys, p_seconds) as l(key, seconds)) l
    where c.key = l.key;
  end if;
  return ceil(extract(epoch from v_wait) * 1000);
end $$;
