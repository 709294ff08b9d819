-- Returns the day on which an instalment of a book is owed, for the page of the book, the dues report and the reminders. Null
-- where none is: a flexible scheme owes nothing on a day, and a book has no instalments behind its last.
create or replace function owed_on(p_book books, p_version scheme_versions, p_instalment int) returns date
language sql stable as $$
  select case when p_version.payment_rule = 'fixed' and p_instalment <= p_book.instalments
    then book_due_day(p_book, p_version, p_instalment) end;
$$;
