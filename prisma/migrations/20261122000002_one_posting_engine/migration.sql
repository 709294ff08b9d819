-- A journal as the function that posts takes it (prisma/sql/functions/ledger/post_journals.sql). Money moves from
-- from_account to to_account, or to what is owed on the book where that is null; gold to what is owed on the book. A
-- reversal gives paise, mg and instalments as negative numbers. method is where the totals of the day count it; null: not.
create type journal_entry as (
  book_id bigint,
  kind text,
  source text,
  source_ref text,
  payment_id bigint,
  reverses_id bigint,
  reason text,
  method text,
  from_account smallint,
  to_account smallint,
  paise bigint,
  mg bigint,
  instalments int
);

drop function if exists
  post_journal(jsonb, timestamptz, date, bigint, text, text, text, bigint, bigint, text, text, smallint, bigint, bigint, int),
  append_journal(journals, smallint[], bigint[], bigint[], bigint, bigint, int),
  post_openings(jsonb, timestamptz, date, bigint[], jsonb),
  add_import_totals(date, text, bigint, bigint, bigint);
