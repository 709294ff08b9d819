-- Opens a book. Each month that an existing member has paid elsewhere becomes an opening journal, so that balances come
-- from the ledger alone.
create or replace function open_book(
  p_ctx jsonb, p_now timestamptz, p_day date, p_client_id bigint, p_number text, p_scheme_version_id bigint,
  p_prefix text, p_amount_paise bigint, p_member_type text, p_paid_months int
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  version scheme_versions;
  allowed scheme_prefixes;
  book books;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_open_day(p_day, acting_branch(p_ctx));
  if not exists (select from clients where id = p_client_id) then
    perform refuse('TH404', 'client_not_found');
  end if;
  select * into version from scheme_versions where id = p_scheme_version_id;
  if not found then
    perform refuse('TH404', 'scheme_not_found');
  elsif not version.is_open then
    perform refuse('TH409', 'scheme_closed_to_new_clients', jsonb_build_object('scheme', version.name));
  end if;

  book.number := upper(trim(p_number));
  book.prefix := upper(trim(p_prefix));
  select * into allowed from scheme_prefixes where scheme_version_id = version.id and prefix = book.prefix;
  if not found or book.number !~ ('^' || book.prefix || '[0-9]{1,12}$') then
    perform refuse('TH422', 'book_number_not_of_scheme', jsonb_build_object('scheme', version.name));
  end if;
  if p_amount_paise is null or p_amount_paise <> coalesce(allowed.amount_paise, p_amount_paise)
    or p_amount_paise < version.minimum_paise or p_amount_paise % version.multiple_of_paise <> 0
    or p_amount_paise > most_paise() then
    perform refuse('TH422', 'amount_not_of_scheme', jsonb_build_object('scheme', version.name));
  end if;
  if (p_member_type = 'new' and p_paid_months <> 0)
    or (p_member_type = 'existing' and p_paid_months not between 1 and version.instalments) then
    perform refuse('TH422', 'paid_months_out_of_range', jsonb_build_object('instalments', version.instalments::text));
  end if;

  insert into books (number, branch_id, client_id, scheme_version_id, prefix, amount_paise, instalments, member_type, paid_months,
                     opened_on, created_at, created_by_id, updated_at)
  values (book.number, acting_branch(p_ctx), p_client_id, version.id, book.prefix, p_amount_paise, version.instalments, p_member_type,
          p_paid_months, p_day, p_now, (p_ctx ->> 'actorId')::bigint, p_now)
  on conflict (number) do nothing
  returning * into book;
  if not found then
    perform refuse('TH409', 'book_number_taken', jsonb_build_object('book', upper(trim(p_number))));
  end if;
  insert into book_balances (book_id, head_hash) values (book.id, '\x');
  perform post_opening(p_ctx, p_now, p_day, book, version);
  perform queue_message(p_now, 'book_opened', 'book_opened:' || book.id, book.client_id, null,
    jsonb_build_object('bookId', book.id::text));
  perform write_audit(p_ctx, p_now, 'book', book.id::text, jsonb_build_object('clientId', book.client_id::text,
    'number', book.number, 'amountPaise', book.amount_paise::text, 'paidMonths', book.paid_months));
  return finish_operation(p_ctx, jsonb_build_object('bookId', book.id::text, 'bookNumber', book.number, 'replayed', false));
end $$;
