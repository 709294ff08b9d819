-- Counts an attempt under each key, unless so many as its limit allows were made in the time before. Returns in how many
-- milliseconds every key takes another one, 0 where all took this one. What is turned away does not count: who goes on
-- trying is not shut out for longer. Attempts at the same time wait for one another at the row of their key.
create or replace function count_attempts(p_keys text[], p_most int[], p_at timestamptz, p_window interval)
returns float8 language plpgsql as $$
declare
  v_limit record;
  v_made timestamptz[];
  v_wait interval := '0';
begin
  for v_limit in select key, most from unnest(p_keys, p_most) as l(key, most) order by key collate "C" loop
    insert into attempt_counters (key, made_at) values (v_limit.key, '{}')
    on conflict (key) do update set made_at = attempt_counters.made_at
    returning made_at into v_made;
    select coalesce(array_agg(at order by at), '{}') into v_made from unnest(v_made) as at where at > p_at - p_window;
    if cardinality(v_made) < v_limit.most then
      update attempt_counters set made_at = v_made || p_at where key = v_limit.key;
    else
      v_wait := greatest(v_wait, v_made[cardinality(v_made) - v_limit.most + 1] + p_window - p_at);
    end if;
  end loop;
  return ceil(extract(epoch from v_wait) * 1000);
end $$;
