-- Posts a set of journals, each to the end of its book's chain, with their lines, the balances of their books and the
-- totals of the day; an entry without a book goes to the end of its place's chain. Returns their ids in the order of the
-- entries. The caller has locked the books, the day and, for an entry without a book, the place; a book or place is in a
-- set once, because a journal carries the hash of the one before it. This is the only function that posts.
--
-- The plan is made once for each connection: made for every call, it would cost a counter payment a fifth of its time.
create or replace function post_journals(
  p_ctx jsonb, p_now timestamptz, p_day date, p_entries journal_entry[], p_shard int default null,
  p_place smallint default 1
) returns bigint[] language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  posted bigint[];
  shard_of_mine constant int := coalesce(p_shard, own_shard());
begin
  with chained as materialized (
    select nextval('journals_id_seq') as id, e.*, coalesce(t.seq, c.seq) + 1 as seq,
      coalesce(t.head_hash, c.head_hash) as prev_hash,
      -- Only what is owed names its book.
      case when e.to_account is null then e.book_id end as owed_on
    from unnest(p_entries) with ordinality as e
    left join book_balances t on t.book_id = e.book_id
    left join place_chains c on c.place_id = p_place and e.book_id is null
    where t.book_id is not null or c.place_id is not null),
  lined as materialized (
    select c.*,
      case when c.paise <> 0 then array[c.from_account, coalesce(c.to_account, account('LIABILITY_INR'))] else '{}' end
        || case when c.mg <> 0 then array[account('GOLD_POSITION'), account('LIABILITY_GOLD')] else '{}' end as accounts,
      case when c.paise <> 0 then array[null, c.owed_on] else '{}' end
        || case when c.mg <> 0 then array[null, c.book_id] else '{}' end as books,
      case when c.paise <> 0 then array[-c.paise, c.paise] else '{}' end
        || case when c.mg <> 0 then array[-c.mg, c.mg] else '{}' end as amounts
    from chained c),
  hashed as materialized (
    select l.*, journal_hash(
      row(l.id, l.book_id, l.seq, l.kind, p_day, p_now, l.source, l.source_ref, l.payment_id, l.reverses_id,
        (p_ctx ->> 'actorId')::bigint, l.reason, l.prev_hash, null, p_place)::journals,
      l.accounts, l.books, l.amounts) as hash
    from lined l),
  journaled as (
    insert into journals (id, book_id, book_seq, kind, business_day, posted_at, source, source_ref, payment_id,
                          reverses_id, actor_id, reason, prev_hash, hash, place_id)
    select h.id, h.book_id, h.seq, h.kind, p_day, p_now, h.source, h.source_ref, h.payment_id, h.reverses_id,
      (p_ctx ->> 'actorId')::bigint, h.reason, h.prev_hash, h.hash, p_place
    from hashed h),
  posted_lines as (
    insert into postings (journal_id, line, account_id, book_id, commodity, amount)
    select h.id, t.line, t.account, t.book, a.commodity, t.amount
    from hashed h
    cross join unnest(h.accounts, h.books, h.amounts) with ordinality as t(account, book, amount, line)
    join accounts a on a.id = t.account),
  moved as (
    update book_balances t set paid_paise = t.paid_paise + case when h.owed_on is null then 0 else h.paise end,
      weight_mg = t.weight_mg + h.mg, instalments_paid = t.instalments_paid + h.instalments, seq = h.seq, head_hash = h.hash
    from hashed h where t.book_id = h.book_id),
  chained_on as (
    update place_chains t set seq = h.seq, head_hash = h.hash
    from hashed h where h.book_id is null and t.place_id = p_place),
  totalled as (
    insert into day_totals as t (business_day, mode, kind, shard, count, paise, mg)
    select p_day, h.method, h.kind, shard_of_mine, count(*), sum(h.paise), sum(h.mg)
    from hashed h where h.method is not null
    group by h.method, h.kind order by h.method, h.kind
    on conflict (business_day, mode, kind, shard)
    do update set count = t.count + excluded.count, paise = t.paise + excluded.paise, mg = t.mg + excluded.mg)
  select array_agg(h.id order by h.ordinality) into posted from hashed h;
  if cardinality(posted) is distinct from cardinality(p_entries) then
    raise exception 'a journal has neither a book with a balance nor a place' using errcode = 'TH500';
  end if;
  return posted;
end $$;
