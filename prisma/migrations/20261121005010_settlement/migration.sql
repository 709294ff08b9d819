-- Settling a book: its end. What was saved, and the bonus that the scheme promises on it, leaves the books for a jewellery
-- bill or a voucher; or the rupees go back to the saver. A settled book owes nothing, and is final.

insert into accounts (id, code, commodity) values
  -- What the shop gives on top of what was saved.
  (40, 'BENEFITS', 'INR'),
  -- What was given for bills and vouchers.
  (41, 'SETTLED', 'INR');

create table settlements (
  book_id bigint not null,
  way text not null,
  -- The way the rupees of a refund are given back by.
  mode text,
  -- The number of the bill or the voucher, or the bank's number of the refund.
  reference text,
  remarks text,
  business_day date not null,
  settled_at timestamptz(3) not null,
  settled_by_id bigint,
  saved_paise bigint not null,
  saved_mg bigint not null,
  bonus_paise bigint not null,
  bonus_mg bigint not null,
  instalments_paid integer not null,
  -- As the rules of the scheme gave it on that day.
  matures_on date not null,
  -- The rate of 22 carat gold on that day, rupees per gram; null when none was set.
  rate_paise_per_gram bigint,
  -- In hundredths of a percent of the making charge, and the most it may come to; given on the bill.
  waiver_percent integer,
  waiver_cap_paise bigint,
  constraint settlements_pkey primary key (book_id),
  constraint settlements_book_id_fkey foreign key (book_id) references books(id),
  constraint settlements_settled_by_id_fkey foreign key (settled_by_id) references users(id),
  constraint settlements_way_check check (way in ('Jewellery bill', 'Voucher', 'Refund')),
  constraint settlements_mode_check check (
    (way = 'Refund') = (mode is not null) and mode in ('Cash', 'Card', 'UPI', 'Cheque', 'Bank')),
  -- The twin of the checks of Settle_Book's input.
  constraint settlements_reference_check check (
    trim(reference) <> '' and (reference is not null or mode is not distinct from 'Cash')),
  constraint settlements_remarks_check check (
    trim(remarks) <> '' and (remarks is not null or business_day >= matures_on)),
  constraint settlements_amounts_check check (
    saved_paise >= 0 and saved_mg >= 0 and bonus_paise >= 0 and bonus_mg >= 0 and saved_paise + saved_mg > 0),
  -- A refund gives back what was paid, and nothing on top.
  constraint settlements_refund_check check (
    way <> 'Refund' or (bonus_paise = 0 and bonus_mg = 0 and waiver_percent is null and waiver_cap_paise is null))
);
create trigger settlements_append_only before update or delete on settlements for each row execute function refuse_change();
create trigger settlements_no_truncate before truncate on settlements for each statement execute function refuse_change();
grant select on settlements to thangam_app;

alter table journals
  -- The key of (source, source_ref) keeps a second one of the same book away.
  add constraint journals_settlement_check check (
    (kind = 'Settlement') = (source = 'settlement') and (kind = 'Bonus') = (source = 'bonus')
    and (kind not in ('Settlement', 'Bonus') or source_ref = book_id::text));

-- As before, but the commodity of a line is that of its account: a bonus may be gold alone.
create or replace function append_journal(
  p_journal journals, p_accounts smallint[], p_books bigint[], p_amounts bigint[], p_paise bigint, p_mg bigint,
  p_instalments int
) returns bigint language plpgsql as $$
declare
  journal journals := p_journal;
begin
  journal.id := nextval('journals_id_seq');
  select seq + 1, head_hash into strict journal.book_seq, journal.prev_hash
  from book_balances where book_id = journal.book_id;
  journal.hash := journal_hash(journal, p_accounts, p_books, p_amounts);
  insert into journals select journal.*;
  insert into postings (journal_id, line, account_id, book_id, commodity, amount)
  select journal.id, t.line, t.account, t.book, case when t.account in (21, 31) then 'GOLD' else 'INR' end, t.amount
  from unnest(p_accounts, p_books, p_amounts) with ordinality as t(account, book, amount, line);
  update book_balances set paid_paise = paid_paise + p_paise, weight_mg = weight_mg + p_mg,
    instalments_paid = instalments_paid + p_instalments, seq = journal.book_seq, head_hash = journal.hash
  where book_id = journal.book_id;
  return journal.id;
end $$;

-- As before, without the lines of a commodity that does not move.
create or replace function post_journal(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_kind text, p_source text, p_source_ref text,
  p_payment_id bigint, p_reverses_id bigint, p_reason text, p_mode text, p_other smallint,
  p_paise bigint, p_mg bigint, p_instalments int
) returns bigint language plpgsql as $$
declare
  journal journals;
  accounts smallint[] := '{}';
  amounts bigint[] := '{}';
  book_ids bigint[] := '{}';
begin
  if p_paise <> 0 then
    accounts := array[p_other, 20];
    amounts := array[-p_paise, p_paise];
    book_ids := array[null, p_book_id];
  end if;
  if p_mg <> 0 then
    accounts := accounts || array[31, 21]::smallint[];
    amounts := amounts || array[-p_mg, p_mg];
    book_ids := book_ids || array[null, p_book_id];
  end if;
  journal.book_id := p_book_id;
  journal.kind := p_kind;
  journal.business_day := p_day;
  journal.posted_at := p_now;
  journal.source := p_source;
  journal.source_ref := p_source_ref;
  journal.payment_id := p_payment_id;
  journal.reverses_id := p_reverses_id;
  journal.actor_id := (p_ctx ->> 'actorId')::bigint;
  journal.reason := p_reason;
  journal.id := append_journal(journal, accounts, book_ids, amounts, p_paise, p_mg, p_instalments);
  insert into day_totals as t (business_day, mode, kind, shard, count, paise, mg)
  values (p_day, p_mode, p_kind, pg_backend_pid() % 8, 1, p_paise, p_mg)
  on conflict (business_day, mode, kind, shard)
  do update set count = t.count + 1, paise = t.paise + excluded.paise, mg = t.mg + excluded.mg;
  return journal.id;
end $$;

-- Whether money of a book is on its way in or out: then nobody can say what it holds.
create function is_money_under_way(p_book_id bigint) returns boolean language sql stable as $$
  select exists (
    select from payments p
    where p.book_id = p_book_id and (p.status in ('Pending', 'Successfully Transfer')
      or exists (select from payment_exceptions e where e.payment_id = p.id and e.resolved_at is null)
      or exists (select from gateway_refunds g where g.payment_id = p.id and g.done_at is null)));
$$;

-- Settles an open or a closed book. p_quote is what the rules of its scheme give on that day (features/books/
-- benefit-rules.ts): {"bonusPaise", "bonusMg", "maturesOn", "waiverPercent", "waiverCapPaise"}; p_paise and p_mg are what
-- the form showed, refused where the book holds something else by now.
create function settle_book(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_way text, p_mode text, p_reference text, p_remarks text,
  p_quote jsonb, p_paise bigint, p_mg bigint
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  book books;
  balance book_balances;
  made settlements;
begin
  perform hold_day_open(p_day);
  book := lock_living_book(p_book_id);
  select * into strict balance from book_balances where book_id = book.id;
  if is_money_under_way(book.id) then
    perform refuse('TH409', 'payments_under_way', jsonb_build_object('book', book.number));
  elsif balance.paid_paise = 0 and balance.weight_mg = 0 then
    perform refuse('TH409', 'nothing_saved', jsonb_build_object('book', book.number));
  end if;
  made.book_id := book.id;
  made.way := p_way;
  made.mode := p_mode;
  made.reference := nullif(trim(p_reference), '');
  made.remarks := nullif(trim(p_remarks), '');
  made.business_day := p_day;
  made.settled_at := p_now;
  made.settled_by_id := (p_ctx ->> 'actorId')::bigint;
  made.saved_paise := balance.paid_paise;
  made.saved_mg := balance.weight_mg;
  made.bonus_paise := case p_way when 'Refund' then 0 else (p_quote ->> 'bonusPaise')::bigint end;
  made.bonus_mg := case p_way when 'Refund' then 0 else (p_quote ->> 'bonusMg')::bigint end;
  made.instalments_paid := balance.instalments_paid;
  made.matures_on := (p_quote ->> 'maturesOn')::date;
  made.rate_paise_per_gram := (rate_of_day(p_day)).rate_paise_per_gram;
  if p_way <> 'Refund' then
    made.waiver_percent := (p_quote ->> 'waiverPercent')::int;
    made.waiver_cap_paise := (p_quote ->> 'waiverCapPaise')::bigint;
  end if;
  if (made.saved_paise + made.bonus_paise, made.saved_mg + made.bonus_mg) is distinct from (p_paise, p_mg) then
    perform refuse('TH409', 'quote_changed', jsonb_build_object('book', book.number));
  elsif made.remarks is null and p_day < made.matures_on then
    perform refuse('TH422', 'settlement_remarks_missing', jsonb_build_object('day', made.matures_on));
  end if;

  insert into settlements select made.*;
  if made.bonus_paise <> 0 or made.bonus_mg <> 0 then
    perform post_journal(p_ctx, p_now, p_day, book.id, 'Bonus', 'bonus', book.id::text, null, null, null, 'Bonus',
      40::smallint, made.bonus_paise, made.bonus_mg, 0);
  end if;
  perform post_journal(p_ctx, p_now, p_day, book.id, 'Settlement', 'settlement', book.id::text, null, null,
    concat_ws(' ', made.way, made.reference), coalesce(made.mode, made.way),
    coalesce(account_of_mode(made.mode), 41::smallint), -p_paise, -p_mg, 0);
  update books set status = 'Settled', updated_at = p_now, closed_at = coalesce(closed_at, p_now),
    closed_by_id = case when closed_at is null then made.settled_by_id else closed_by_id end,
    close_remarks = case when closed_at is null then made.remarks else close_remarks end
  where id = book.id;
end $$;

-- A book is settled exactly where a settlement says how, its journals moved just that, and nothing is left: the twin of
-- settle_book(), of a book, a settlement and a journal alike.
create function require_settlement() returns trigger language plpgsql as $$
declare
  settled_id bigint := coalesce(to_jsonb(new) ->> 'book_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if not exists (
    select from books b
    join settlements s on s.book_id = b.id
    join book_balances t on t.book_id = b.id
    join journals j on j.book_id = b.id and j.source = 'settlement' and j.source_ref = b.id::text
      and j.business_day = s.business_day
    left join journals g on g.book_id = b.id and g.source = 'bonus' and g.source_ref = b.id::text
    cross join lateral (
      select coalesce(sum(amount) filter (where journal_id = j.id and account_id = 20), 0) as owed_paise,
        coalesce(sum(amount) filter (where journal_id = j.id and account_id = 21), 0) as owed_mg,
        coalesce(sum(amount) filter (where journal_id = j.id
          and coalesce(mode_of_account(account_id), 'none') = coalesce(s.mode, 'none') and account_id not in (20, 21, 31)), 0) as given_paise,
        coalesce(sum(amount) filter (where journal_id = g.id and account_id = 20), 0) as bonus_paise,
        coalesce(sum(amount) filter (where journal_id = g.id and account_id = 21), 0) as bonus_mg,
        coalesce(sum(-amount) filter (where journal_id = g.id and account_id = 40), 0) as promised_paise
      from postings where journal_id in (j.id, g.id)) moved
    where b.id = settled_id and b.status = 'Settled' and t.paid_paise = 0 and t.weight_mg = 0
      and (g.id is not null) = (s.bonus_paise <> 0 or s.bonus_mg <> 0)
      and (moved.owed_paise, moved.owed_mg, moved.given_paise)
        = (-(s.saved_paise + s.bonus_paise), -(s.saved_mg + s.bonus_mg), s.saved_paise + s.bonus_paise)
      and (moved.bonus_paise, moved.bonus_mg, moved.promised_paise) = (s.bonus_paise, s.bonus_mg, s.bonus_paise)) then
    raise exception 'book % is not settled as its settlement says', settled_id using errcode = 'TH500';
  elsif is_money_under_way(settled_id) then
    raise exception 'book % is settled while money is under way', settled_id using errcode = 'TH500';
  end if;
  return null;
end $$;
create constraint trigger books_settlement_due after insert or update of status on books
  deferrable initially deferred for each row when (new.status = 'Settled') execute function require_settlement();
create constraint trigger settlements_due after insert on settlements
  deferrable initially deferred for each row execute function require_settlement();
create constraint trigger journals_settlement_due after insert on journals
  deferrable initially deferred for each row when (new.kind in ('Settlement', 'Bonus'))
  execute function require_settlement();

-- What was settled is not corrected any more: the twin of the rule in refund_payment().
create function keep_settled() returns trigger language plpgsql as $$
begin
  if exists (select from books where id = new.book_id and status = 'Settled') then
    raise exception 'book % is settled', new.book_id using errcode = 'TH500';
  end if;
  return new;
end $$;
create trigger journals_keep_settled before insert on journals for each row
  when (new.kind in ('Reversal', 'OpeningReversal')) execute function keep_settled();

revoke execute on function
  is_money_under_way(bigint), require_settlement(), keep_settled(),
  settle_book(jsonb, timestamptz, date, bigint, text, text, text, text, jsonb, bigint, bigint)
from public;
grant execute on function
  is_money_under_way(bigint), settle_book(jsonb, timestamptz, date, bigint, text, text, text, text, jsonb, bigint, bigint)
to thangam_app;
