-- Returns the day on which an instalment of a book falls due: by its terms, where its scheme has some. Of an older scheme an
-- existing member's first unpaid instalment falls due when the book is opened here, unless the day of joining is known.
create or replace function book_due_day(p_book books, p_version scheme_versions, p_instalment int) returns date
language sql stable as $$
  select case when p_version.terms is null
    then due_day(coalesce(p_book.joined_on, p_book.opened_on),
      p_instalment - 1 - case when p_book.joined_on is null then p_book.paid_months else 0 end,
      p_version.type, p_version.instalments_per_month)
    else terms_due_day(p_version.terms, coalesce(p_book.joined_on, p_book.opened_on), p_instalment) end;
$$;
