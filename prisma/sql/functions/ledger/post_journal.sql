-- Changes what is owed on a book, and the totals of the day with it. Money goes from p_other to LIABILITY_INR, gold from
-- GOLD_POSITION to LIABILITY_GOLD; a reversal gives both as negative numbers. A commodity that does not move has no lines.
create or replace function post_journal(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_kind text, p_source text, p_source_ref text,
  p_payment_id bigint, p_reverses_id bigint, p_reason text, p_mode text, p_other smallint,
  p_paise bigint, p_mg bigint, p_instalments int
) returns bigint language plpgsql as $$
declare
  journal journals;
  accounts smallint[] := '{}';
  amounts bigint[] := '{}';
  book_ids bigint[] := '{}';
begin
  if p_paise <> 0 then
    accounts := array[p_other, 20];
    amounts := array[-p_paise, p_paise];
    book_ids := array[null, p_book_id];
  end if;
  if p_mg <> 0 then
    accounts := accounts || array[31, 21]::smallint[];
    amounts := amounts || array[-p_mg, p_mg];
    book_ids := book_ids || array[null, p_book_id];
  end if;
  journal.book_id := p_book_id;
  journal.kind := p_kind;
  journal.business_day := p_day;
  journal.posted_at := p_now;
  journal.source := p_source;
  journal.source_ref := p_source_ref;
  journal.payment_id := p_payment_id;
  journal.reverses_id := p_reverses_id;
  journal.actor_id := (p_ctx ->> 'actorId')::bigint;
  journal.reason := p_reason;
  journal.id := append_journal(journal, accounts, book_ids, amounts, p_paise, p_mg, p_instalments);
  insert into day_totals as t (business_day, mode, kind, shard, count, paise, mg)
  values (p_day, p_mode, p_kind, pg_backend_pid() % 8, 1, p_paise, p_mg)
  on conflict (business_day, mode, kind, shard)
  do update set count = t.count + 1, paise = t.paise + excluded.paise, mg = t.mg + excluded.mg;
  return journal.id;
end $$;
