-- Reverses the opening journals of some books of a withdrawn import; returns of how many books. Zero: all are done.
create or replace function reverse_import(p_ctx jsonb, p_now timestamptz, p_day date, p_batch_id bigint, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];
  most int;
  n bigint := 0;
  paise bigint := 0;
  mg bigint := 0;
  posted record;
begin
  perform hold_day_open(p_day);
  select array_agg(id), max(paid_months) into ids, most from (
    select b.id, b.paid_months from import_rows r
    join books b on b.id = r.book_id
    join book_balances t on t.book_id = b.id
    where r.batch_id = p_batch_id and b.status = 'Withdrawn' and t.instalments_paid > 0
    order by b.id limit p_limit for no key update of b) as due;
  for month in 1 .. coalesce(most, 0) loop
    with due as materialized (
      select nextval('journals_id_seq') as id, c.book_id, c.journal_id as reverses_id, -c.amount_paise as paise,
        -c.weight_mg as mg, t.seq + 1 as seq, t.head_hash as prev_hash
      from instalment_credits c
      join book_balances t on t.book_id = c.book_id
      where c.book_id = any(ids) and c.instalment_number = month and c.reversed_by_journal_id is null),
    lines as materialized (
      select d.*,
        case when d.mg = 0 then '{30,20}' else '{30,20,31,21}' end::smallint[] as accounts,
        case when d.mg = 0 then array[null, d.book_id] else array[null, d.book_id, null, d.book_id] end as books,
        case when d.mg = 0 then array[-d.paise, d.paise] else array[-d.paise, d.paise, -d.mg, d.mg] end as amounts
      from due d),
    entries as materialized (
      select l.*, row(l.id, l.book_id, l.seq, 'OpeningReversal', p_day, p_now, 'import_undone', l.reverses_id::text,
        null::bigint, l.reverses_id, (p_ctx ->> 'actorId')::bigint, 'Its import was undone', l.prev_hash,
        null::bytea)::journals as entry
      from lines l),
    hashed as materialized (
      select e.*, journal_hash(e.entry, e.accounts, e.books, e.amounts) as hash from entries e),
    journaled as (
      insert into journals (id, book_id, book_seq, kind, business_day, posted_at, source, source_ref, reverses_id, actor_id,
                            reason, prev_hash, hash)
      select h.id, h.book_id, h.seq, 'OpeningReversal', p_day, p_now, 'import_undone', h.reverses_id::text, h.reverses_id,
        (p_ctx ->> 'actorId')::bigint, 'Its import was undone', h.prev_hash, h.hash
      from hashed h),
    posted_lines as (
      insert into postings (journal_id, line, account_id, book_id, commodity, amount)
      select h.id, t.line, t.account, t.book, case when t.line <= 2 then 'INR' else 'GOLD' end, t.amount
      from hashed h, unnest(h.accounts, h.books, h.amounts) with ordinality as t(account, book, amount, line)),
    freed as (
      update instalment_credits c set reversed_by_journal_id = h.id from hashed h where c.journal_id = h.reverses_id),
    moved as (
      update book_balances t set paid_paise = t.paid_paise + h.paise, weight_mg = t.weight_mg + h.mg,
        instalments_paid = t.instalments_paid - 1, seq = h.seq, head_hash = h.hash
      from hashed h where t.book_id = h.book_id)
    select count(*) as n, coalesce(sum(h.paise), 0) as paise, coalesce(sum(h.mg), 0) as mg into posted from hashed h;
    n := n + posted.n;
    paise := paise + posted.paise;
    mg := mg + posted.mg;
  end loop;
  perform add_import_totals(p_day, 'OpeningReversal', n, paise, mg);
  return coalesce(array_length(ids, 1), 0);
end $$;
