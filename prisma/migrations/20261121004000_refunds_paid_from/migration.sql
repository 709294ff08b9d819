-- A refund paid past its gateway leaves the drawer or the bank it was paid from, and what the gateway holds stays the
-- shop's: a journal of its own, a Transfer, moves the money between the two. It touches nothing that is owed.

alter table journals
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (
    kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close', 'Settlement', 'Bonus', 'Transfer')),
  drop constraint journals_payment_check,
  add constraint journals_payment_check check ((kind in ('Receipt', 'Transfer')) <= (payment_id is not null)),
  -- The key of (source, source_ref) keeps a second one away.
  add constraint journals_transfer_check check (
    (kind = 'Transfer') = (source = 'gateway_refund') and (kind <> 'Transfer' or source_ref = payment_id::text));

alter table gateway_refunds
  add column other_mode text,
  drop constraint gateway_refunds_other_check,
  -- Of one that was settled before its way was asked for nobody knows it; ledger:verify names it.
  add constraint gateway_refunds_other_check check (
    (other_reference is null) = (settled_by_id is null) and (other_reference is null) = (other_mode is null)
    and (other_mode in ('Cash', 'Card', 'UPI', 'Cheque', 'Bank'))
    and (other_reference is null or (trim(other_reference) <> '' and next_try_at is null))) not valid;

drop trigger gateway_refunds_done on gateway_refunds;
create trigger gateway_refunds_done before update on gateway_refunds for each row
  when (old.done_at is not null
    and (new.refund_id, new.other_reference, new.other_mode)
      is distinct from (old.refund_id, old.other_reference, old.other_mode))
  execute function keep_refund_done();

-- Appends a journal to its book's chain, with its postings line by line, and moves the book's balance with it. The caller
-- holds the book, and has filled in everything but the place in the chain.
create function append_journal(
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
  select journal.id, t.line, t.account, t.book, case when t.line <= 2 then 'INR' else 'GOLD' end, t.amount
  from unnest(p_accounts, p_books, p_amounts) with ordinality as t(account, book, amount, line);
  update book_balances set paid_paise = paid_paise + p_paise, weight_mg = weight_mg + p_mg,
    instalments_paid = instalments_paid + p_instalments, seq = journal.book_seq, head_hash = journal.hash
  where book_id = journal.book_id;
  return journal.id;
end $$;

-- As before: what is owed on a book changes, and the day's totals with it. Money goes from p_other to LIABILITY_INR, gold
-- from GOLD_POSITION to LIABILITY_GOLD; a reversal gives both as negative numbers.
create or replace function post_journal(
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

drop function settle_gateway_refund(timestamptz, bigint, bigint, text);

-- Ends a refund that was paid past its gateway, on the day it was paid, from the account of the way it was paid by. While
-- the gateway is asked, or was never asked, it may still send the money: only a try that it refused or did not answer
-- leaves a trouble, and the next try takes that away (takeDueRefunds in features/payments/gateway-store.ts is the twin).
create function settle_gateway_refund(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_mode text, p_reference text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept gateway_refunds;
  payment payments;
  journal journals;
begin
  perform hold_day_open(p_day);
  if not exists (select from gateway_refunds where payment_id = p_payment_id) then
    perform refuse('TH404', 'refund_not_found');
  end if;
  payment := lock_payment(p_payment_id, null);
  select * into strict kept from gateway_refunds where payment_id = p_payment_id for no key update;
  if kept.done_at is not null then
    perform refuse('TH409', 'refund_done');
  elsif kept.last_trouble is null then
    perform refuse('TH409', 'refund_under_way');
  end if;
  update gateway_refunds set done_at = p_now, settled_by_id = (p_ctx ->> 'actorId')::bigint, other_mode = p_mode,
    other_reference = trim(p_reference), next_try_at = null
  where payment_id = p_payment_id;
  journal.book_id := payment.book_id;
  journal.kind := 'Transfer';
  journal.business_day := p_day;
  journal.posted_at := p_now;
  journal.source := 'gateway_refund';
  journal.source_ref := payment.id::text;
  journal.payment_id := payment.id;
  journal.actor_id := (p_ctx ->> 'actorId')::bigint;
  journal.reason := trim(p_reference);
  -- As a receipt does for GATEWAY_CLEARING, and as a refund does for the way it was paid by.
  perform append_journal(journal, array[15, account_of_mode(p_mode)]::smallint[], array[null, null]::bigint[],
    array[-kept.amount_paise, kept.amount_paise], 0, 0, 0);
end $$;

-- A refund is paid past its gateway exactly where a Transfer says from where: the twin of settle_gateway_refund().
create function require_refund_transfer() returns trigger language plpgsql as $$
begin
  if not exists (
    select from gateway_refunds g
    join payments p on p.id = g.payment_id
    join journals j on j.source = 'gateway_refund' and j.source_ref = g.payment_id::text and j.book_id = p.book_id
    where g.payment_id = new.payment_id and g.other_reference is not null
      and (select array_agg(array[mode_of_account(o.account_id), o.amount::text] order by o.amount)
           from postings o where o.journal_id = j.id)
        = array[array['Online', (-g.amount_paise)::text], array[g.other_mode, g.amount_paise::text]]) then
    raise exception 'the refund of payment % and its transfer differ', new.payment_id using errcode = 'TH500';
  end if;
  return null;
end $$;
create constraint trigger gateway_refunds_transferred after insert or update on gateway_refunds
  deferrable initially deferred for each row when (new.other_reference is not null)
  execute function require_refund_transfer();
create constraint trigger journals_transfer_due after insert on journals
  deferrable initially deferred for each row when (new.kind = 'Transfer')
  execute function require_refund_transfer();

revoke execute on function
  append_journal(journals, smallint[], bigint[], bigint[], bigint, bigint, int),
  settle_gateway_refund(jsonb, timestamptz, date, bigint, text, text), require_refund_transfer()
from public;
grant execute on function settle_gateway_refund(jsonb, timestamptz, date, bigint, text, text) to thangam_app;
