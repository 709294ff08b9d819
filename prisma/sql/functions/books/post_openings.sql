-- Posts one opening journal and one credit for each month that was paid before a book was opened here, month by month for
-- all of p_books. p_weights is what each book begins with, in milligrams, spread over its months; the last month carries
-- what does not divide.
create or replace function post_openings(
  p_ctx jsonb, p_now timestamptz, p_day date, p_books bigint[], p_weights bigint[], p_shard int default null
) returns void language plpgsql as $$
declare
  entries journal_entry[];
  posted bigint[];
begin
  for month in 1 .. coalesce((select max(paid_months) from books where id = any(p_books)), 0) loop
    select array_agg(row(b.id, 'Opening', 'opening', b.id || ':' || month, null, null,
        'Paid before the book was opened here', 'opening', account('OPENING_BALANCE'), null, b.amount_paise,
        w.mg / b.paid_months + case when month = b.paid_months then w.mg % b.paid_months else 0 end, 1)::journal_entry
      order by b.id)
    into entries
    from unnest(p_books, p_weights) as w(book_id, mg) join books b on b.id = w.book_id
    where b.paid_months >= month;
    posted := post_journals(p_ctx, p_now, p_day, entries, p_shard);
    insert into instalment_credits (book_id, instalment_number, journal_id, amount_paise, weight_mg)
    select e.book_id, month, p.id, e.paise, e.mg
    from unnest(entries) with ordinality as e join unnest(posted) with ordinality as p(id, n) on p.n = e.ordinality
    order by p.id;
  end loop;
end $$;
