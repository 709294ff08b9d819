-- Reverses the opening journals of some books of a withdrawn import; returns of how many books. Zero: all are done.
create or replace function reverse_import(p_ctx jsonb, p_now timestamptz, p_day date, p_batch_id bigint, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];
  last_month int;
  entries journal_entry[];
  posted bigint[];
begin
  perform lock_open_day(p_day, main_place());
  select array_agg(id), max(paid_months) into ids, last_month from (
    select b.id, b.paid_months from import_rows r
    join books b on b.id = r.book_id
    join book_balances t on t.book_id = b.id
    where r.batch_id = p_batch_id and b.status = 'withdrawn' and t.instalments_paid > 0
    order by b.id limit p_limit for no key update of b) as due;
  for month in 1 .. coalesce(last_month, 0) loop
    select array_agg(row(c.book_id, 'OpeningReversal', 'import_undone', c.journal_id::text, null, c.journal_id,
        'Its import was undone', 'opening', account('OPENING_BALANCE'), null, -c.amount_paise, -c.weight_mg, -1)::journal_entry
      order by c.book_id)
    into entries
    from instalment_credits c
    where c.book_id = any(ids) and c.instalment_number = month and c.reversed_by_journal_id is null;
    continue when entries is null;
    posted := post_journals(p_ctx, p_now, p_day, entries, import_shard());
    update instalment_credits c set reversed_by_journal_id = p.id
    from unnest(entries) with ordinality as e join unnest(posted) with ordinality as p(id, n) on p.n = e.ordinality
    where c.journal_id = e.reverses_id;
  end loop;
  return coalesce(cardinality(ids), 0);
end $$;
