-- Posts the opening journals of many books, month by month.
create or replace function post_openings(p_ctx jsonb, p_now timestamptz, p_day date, p_books bigint[], p_rows jsonb)
returns void language plpgsql as $$
declare
  most int := (select max(paid_months) from books where id = any(p_books));
  n bigint := 0;
  paise bigint := 0;
  mg bigint := 0;
  posted record;
begin
  for month in 1 .. most loop
    with due as materialized (
      select nextval('journals_id_seq') as id, b.id as book_id, b.amount_paise as paise, t.seq + 1 as seq,
        t.head_hash as prev_hash,
        -- Whole milligrams; the last month carries what does not divide.
        coalesce(r."weightMg", 0) / b.paid_months
          + case when month = b.paid_months then coalesce(r."weightMg", 0) % b.paid_months else 0 end as mg
      from books b
      join book_balances t on t.book_id = b.id
      join jsonb_to_recordset(p_rows) as r(number text, "weightMg" bigint) on r.number = b.number
      where b.id = any(p_books) and b.paid_months >= month),
    lines as materialized (
      select d.*,
        case when d.mg = 0 then '{30,20}' else '{30,20,31,21}' end::smallint[] as accounts,
        case when d.mg = 0 then array[null, d.book_id] else array[null, d.book_id, null, d.book_id] end as books,
        case when d.mg = 0 then array[-d.paise, d.paise] else array[-d.paise, d.paise, -d.mg, d.mg] end as amounts
      from due d),
    entries as materialized (
      select l.*, row(l.id, l.book_id, l.seq, 'Opening', p_day, p_now, 'opening', l.book_id || ':' || month, null::bigint,
        null::bigint, (p_ctx ->> 'actorId')::bigint, 'Paid before the book was opened here', l.prev_hash,
        null::bytea)::journals as entry
      from lines l),
    hashed as materialized (
      select e.*, journal_hash(e.entry, e.accounts, e.books, e.amounts) as hash from entries e),
    journaled as (
      insert into journals (id, book_id, book_seq, kind, business_day, posted_at, source, source_ref, actor_id, reason,
                            prev_hash, hash)
      select h.id, h.book_id, h.seq, 'Opening', p_day, p_now, 'opening', h.book_id || ':' || month,
        (p_ctx ->> 'actorId')::bigint, 'Paid before the book was opened here', h.prev_hash, h.hash
      from hashed h),
    posted_lines as (
      insert into postings (journal_id, line, account_id, book_id, commodity, amount)
      select h.id, t.line, t.account, t.book, case when t.line <= 2 then 'INR' else 'GOLD' end, t.amount
      from hashed h, unnest(h.accounts, h.books, h.amounts) with ordinality as t(account, book, amount, line)),
    credited as (
      insert into instalment_credits (book_id, instalment_number, journal_id, amount_paise, weight_mg)
      select h.book_id, month, h.id, h.paise, h.mg from hashed h),
    moved as (
      update book_balances t set paid_paise = t.paid_paise + h.paise, weight_mg = t.weight_mg + h.mg,
        instalments_paid = t.instalments_paid + 1, seq = h.seq, head_hash = h.hash
      from hashed h where t.book_id = h.book_id)
    select count(*) as n, sum(h.paise) as paise, sum(h.mg) as mg into posted from hashed h;
    n := n + posted.n;
    paise := paise + posted.paise;
    mg := mg + posted.mg;
  end loop;
  perform add_import_totals(p_day, 'Opening', n, paise, mg);
end $$;
