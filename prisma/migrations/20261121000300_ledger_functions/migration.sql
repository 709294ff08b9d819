-- Double entry. Only the money functions call these; the application's role may not.

-- Holds the day open until commit: whoever closes it takes the same lock exclusively.
create function hold_day_open(p_day date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(731, p_day - date '2000-01-01');
  if exists (select from business_days where day = p_day and closed_at is not null) then
    perform refuse('TH409', 'day_closed', jsonb_build_object('day', p_day));
  end if;
end $$;

-- The book, locked against every other change of its money; refused unless it takes payments.
create function lock_open_book(p_book_id bigint) returns books language plpgsql as $$
declare
  book books;
begin
  select * into book from books where id = p_book_id for no key update;
  if not found then
    perform refuse('TH404', 'book_not_found');
  elsif book.status = 'Closed' then
    perform refuse('TH409', 'book_closed', jsonb_build_object('book', book.number));
  elsif book.status <> 'Approved' then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('book', book.number, 'status', book.status));
  end if;
  return book;
end $$;

create function account_of_mode(p_mode text) returns smallint language sql immutable as $$
  select case p_mode when 'Cash' then 10 when 'Card' then 11 when 'UPI' then 12 when 'Cheque' then 13
                     when 'Bank' then 14 when 'Online' then 15 end::smallint;
$$;

-- Every column of the journal and all its postings, after the hash before it. ledger/verify.ts computes the
-- same independently.
create function journal_hash(p_journal journals, p_accounts smallint[], p_books bigint[], p_amounts bigint[])
returns bytea language sql as $$
  select sha256(p_journal.prev_hash || convert_to(jsonb_build_array(
    p_journal.id, p_journal.book_id, p_journal.book_seq, p_journal.kind, p_journal.business_day,
    (extract(epoch from p_journal.posted_at) * 1000)::bigint, p_journal.source, p_journal.source_ref,
    p_journal.payment_id, p_journal.reverses_id, p_journal.actor_id, p_journal.reason,
    to_jsonb(p_accounts), to_jsonb(p_books), to_jsonb(p_amounts))::text, 'UTF8'));
$$;

-- Appends a journal to its book's chain and moves the book's balance and the day's totals with it. The caller
-- holds the book. Money goes from p_other to LIABILITY_INR, gold from GOLD_POSITION to LIABILITY_GOLD; a
-- reversal gives both as negative numbers.
create function post_journal(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_kind text, p_source text, p_source_ref text,
  p_payment_id bigint, p_reverses_id bigint, p_reason text, p_mode text, p_other smallint,
  p_paise bigint, p_mg bigint, p_instalments int
) returns bigint language plpgsql as $$
declare
  journal journals;
  accounts smallint[] := array[p_other, 20];
  amounts bigint[] := array[-p_paise, p_paise];
  book_ids bigint[] := array[null, p_book_id];
begin
  if p_mg <> 0 then
    accounts := accounts || array[31, 21]::smallint[];
    amounts := amounts || array[-p_mg, p_mg];
    book_ids := book_ids || array[null, p_book_id];
  end if;
  journal.id := nextval('journals_id_seq');
  journal.book_id := p_book_id;
  select seq + 1, head_hash into strict journal.book_seq, journal.prev_hash from book_balances where book_id = p_book_id;
  journal.kind := p_kind;
  journal.business_day := p_day;
  journal.posted_at := p_now;
  journal.source := p_source;
  journal.source_ref := p_source_ref;
  journal.payment_id := p_payment_id;
  journal.reverses_id := p_reverses_id;
  journal.actor_id := (p_ctx ->> 'actorId')::bigint;
  journal.reason := p_reason;
  journal.hash := journal_hash(journal, accounts, book_ids, amounts);
  insert into journals select journal.*;
  insert into postings (journal_id, line, account_id, book_id, commodity, amount)
  select journal.id, t.line, t.account, t.book, case when t.line <= 2 then 'INR' else 'GOLD' end, t.amount
  from unnest(accounts, book_ids, amounts) with ordinality as t(account, book, amount, line);
  update book_balances set paid_paise = paid_paise + p_paise, weight_mg = weight_mg + p_mg,
    instalments_paid = instalments_paid + p_instalments, seq = journal.book_seq, head_hash = journal.hash
  where book_id = p_book_id;
  insert into day_totals as t (business_day, mode, kind, shard, count, paise, mg)
  values (p_day, p_mode, p_kind, pg_backend_pid() % 8, 1, p_paise, p_mg)
  on conflict (business_day, mode, kind, shard)
  do update set count = t.count + 1, paise = t.paise + excluded.paise, mg = t.mg + excluded.mg;
  return journal.id;
end $$;

-- Amount ÷ rate in milligrams, rounded as the scheme says.
create function weight_of(p_version scheme_versions, p_exact_mg numeric) returns bigint language sql immutable as $$
  select case p_version.rounding_mode
    when 'half_up' then round(p_exact_mg / step)
    -- An exact quotient may end in 999… as a numeric; nine places tell it from a smaller weight.
    else floor(round(p_exact_mg / step, 9))
  end::bigint * step
  from (select case p_version.rounding_places when 2 then 10 else 1 end) as s(step);
$$;

-- What an amount adds to a book at a rate. By row it is rounded alone; by total the book's exact sum is
-- rounded, so that the halves of a milligram lost in one month come back in another. Null without a rate.
create function weight_for_amount(p_version scheme_versions, p_book_id bigint, p_paise bigint, p_rate bigint)
returns bigint language plpgsql stable as $$
declare
  exact_mg numeric := p_paise::numeric * 1000 / p_rate;
  before_mg numeric;
begin
  if p_version.rounding_basis = 'row' or exact_mg is null then
    return weight_of(p_version, exact_mg);
  end if;
  select coalesce(sum(case when p.weight_mg = p.computed_weight_mg
                           then p.amount_paise::numeric * 1000 / r.rate_paise_per_gram else p.weight_mg end), 0)
  into before_mg
  from payments p left join gold_rates r on r.id = p.gold_rate_id
  where p.book_id = p_book_id and p.status = 'Payment Approved';
  before_mg := before_mg + (select coalesce(sum(weight_mg), 0) from instalment_credits
    where book_id = p_book_id and payment_id is null and reversed_by_journal_id is null);
  return greatest(0, weight_of(p_version, before_mg + exact_mg)
    - (select weight_mg from book_balances where book_id = p_book_id));
end $$;

-- The current rate of 22 carat gold of one day; rates of other days never stand in for it.
create function rate_of_day(p_day date) returns gold_rates language sql stable as $$
  select * from gold_rates where business_day = p_day and purity = '22K' order by id desc limit 1;
$$;

-- Numbers without gaps within a financial year (April to March): the row stays locked until commit, and a
-- rollback gives the number back. Call it as late as possible.
create function next_receipt_number(p_day date) returns text language plpgsql as $$
declare
  first_year int := extract(year from p_day - interval '3 months');
  year_name text := first_year || '-' || lpad(((first_year + 1) % 100)::text, 2, '0');
  number bigint;
begin
  insert into receipt_series as s (financial_year, last_number) values (year_name, 1)
  on conflict (financial_year) do update set last_number = s.last_number + 1
  returning s.last_number into number;
  return 'T' || substr(year_name, 3, 2) || substr(year_name, 6, 2) || '-' || lpad(number::text, greatest(7, length(number::text)), '0');
end $$;
