-- Opens many books at once, as open_book() and post_opening() do one: every month paid before is a journal of its own in
-- the chain of its book. p_rows: [{"row", "clientId", "number", "schemeVersionId", "prefix", "amountPaise",
-- "paidMonths", "joinedOn", "weightMg"}]; weightMg is what the book begins with, spread over its months to the
-- milligram. Returns the book of each row. All or none: a rule broken by one row refuses all.
create or replace function import_books(p_ctx jsonb, p_now timestamptz, p_day date, p_rows jsonb)
returns table (row_number int, book_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  asked constant int := jsonb_array_length(p_rows);
  made bigint[];
  wrong text;
begin
  perform lock_open_day(p_day, main_place());
  select case
      when v.id is null then 'scheme_not_found'
      when not v.is_open then 'scheme_closed_to_new_clients'
      when p.id is null or r.number !~ ('^' || p.prefix || '[0-9]{1,12}$') then 'book_number_not_of_scheme'
      when r."amountPaise" <> coalesce(p.amount_paise, r."amountPaise") or r."amountPaise" < v.minimum_paise
        or r."amountPaise" % v.multiple_of_paise <> 0 or r."amountPaise" > most_paise() then 'amount_not_of_scheme'
      when r."paidMonths" not between 0 and v.instalments then 'paid_months_out_of_range'
      when (v.accrual = 'weight' and r."paidMonths" > 0) <> (r."weightMg" is not null) or r."weightMg" < 0
        then 'import_grams_not_saved'
      when r."joinedOn" > p_day then 'import_joined_later'
    end
  into wrong
  from jsonb_to_recordset(p_rows) as r("schemeVersionId" bigint, number text, prefix text, "amountPaise" bigint,
                                       "paidMonths" int, "weightMg" bigint, "joinedOn" date)
  left join scheme_versions v on v.id = r."schemeVersionId"
  left join scheme_prefixes p on p.scheme_version_id = v.id and p.prefix = r.prefix
  order by 1 nulls last limit 1;
  if wrong is not null then
    perform refuse('TH422', wrong);
  end if;

  with opened as (
    insert into books (number, client_id, scheme_version_id, prefix, amount_paise, instalments, member_type, paid_months,
                       opened_on, joined_on, created_at, created_by_id, updated_at)
    select r.number, r."clientId", v.id, r.prefix, r."amountPaise", v.instalments,
      case when r."paidMonths" > 0 then 'existing' else 'new' end, r."paidMonths", p_day, r."joinedOn", p_now,
      (p_ctx ->> 'actorId')::bigint, p_now
    from jsonb_to_recordset(p_rows) as r("row" int, "clientId" bigint, number text, "schemeVersionId" bigint, prefix text,
                                         "amountPaise" bigint, "paidMonths" int, "joinedOn" date)
    join scheme_versions v on v.id = r."schemeVersionId"
    order by r."row"
    on conflict (number) do nothing
    returning id)
  select array_agg(id) into made from opened;
  if coalesce(array_length(made, 1), 0) <> asked then
    perform refuse('TH409', 'book_number_taken');
  end if;
  insert into book_balances (book_id, head_hash) select unnest(made), '\x';
  perform post_openings(p_ctx, p_now, p_day, array_agg(b.id), array_agg(coalesce(r."weightMg", 0)), import_shard())
  from jsonb_to_recordset(p_rows) as r(number text, "weightMg" bigint) join books b on b.number = r.number;

  return query
    select r."row", b.id from jsonb_to_recordset(p_rows) as r("row" int, number text) join books b on b.number = r.number;
end $$;
