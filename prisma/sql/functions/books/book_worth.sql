-- Returns what a book under terms is worth on a day at a rate of its gold, as the second evaluator reckons it; given p_before_seq and
-- p_at, as it was before that journal of the book.
create or replace function book_worth(
  p_book books, p_version scheme_versions, p_day date, p_rate bigint,
  p_before_seq bigint default 9223372036854775807, p_at timestamptz default 'infinity'
) returns jsonb language sql stable as $$
  select terms_valuation(p_version.terms, book_facts(p_book, p_version, p_before_seq, p_at),
    jsonb_strip_nulls(jsonb_build_object('day', p_day, 'rate', p_rate::text)));
$$;
