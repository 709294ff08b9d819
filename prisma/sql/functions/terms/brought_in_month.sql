-- Returns how many months of a book that were paid elsewhere count in the calendar month of a day.
create or replace function brought_in_month(p_book_id bigint, p_schedule jsonb, p_day date) returns int language sql stable as $$
  select count(*)::int from books b join journals j on j.book_id = b.id
  where b.id = p_book_id and b.paid_months > 0 and j.kind = 'Opening'
    and not exists (select from journals undone where undone.reverses_id = j.id)
    and date_trunc('month', brought_on(b, p_schedule, j.source_ref)::timestamp) = date_trunc('month', p_day::timestamp);
$$;
