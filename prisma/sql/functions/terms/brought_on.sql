-- Returns the day on which a month counts that was paid elsewhere before a book came here: when it was due, at the latest when the book
-- came. p_source_ref is that of its journal, "book:month".
create or replace function brought_on(p_book books, p_schedule jsonb, p_source_ref text) returns date language sql stable as $$
  select least(p_book.opened_on, terms_planned_day(p_schedule, coalesce(p_book.joined_on, p_book.opened_on),
    split_part(p_source_ref, ':', 2)::int));
$$;
