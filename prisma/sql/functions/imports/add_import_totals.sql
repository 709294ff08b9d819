-- Adds what an import posted to the totals of a day, in a shard of its own, so that no counter waits for a batch.
create or replace function add_import_totals(p_day date, p_kind text, p_count bigint, p_paise bigint, p_mg bigint)
returns void language sql as $$
  insert into day_totals as t (business_day, mode, kind, shard, count, paise, mg)
  select p_day, 'Opening', p_kind, 8, p_count, p_paise, p_mg where p_count > 0
  on conflict (business_day, mode, kind, shard)
  do update set count = t.count + excluded.count, paise = t.paise + excluded.paise, mg = t.mg + excluded.mg;
$$;
