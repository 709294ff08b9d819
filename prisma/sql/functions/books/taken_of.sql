-- Returns what settlements of parts took of a book, those before one or all: { paise, mg, coveredMg, offPaise }, as digits.
create or replace function taken_of(p_book_id bigint, p_before int default 2147483647) returns jsonb language sql stable as $$
  select jsonb_build_object('paise', coalesce(sum(paise), 0)::text, 'mg', coalesce(sum(mg), 0)::text,
    'coveredMg', coalesce(sum(covered_mg), 0)::text, 'offPaise', coalesce(sum((bill ->> 'offPaise')::numeric), 0)::text)
  from settlement_parts where book_id = p_book_id and settlement < p_before;
$$;
