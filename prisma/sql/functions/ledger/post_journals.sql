-- Posts a set of journals, each to the end of its book's chain, with their lines, the balances of their books and the
-- totals of the day; an entry without a book goes to the end of its place's chain. Returns their ids in the order of the
-- entries. The caller has locked the books, the day of the place and, for an entry without a book, the place; a book or place is in a
-- set once, because a journal carries the hash of the one before it. This is the only function that posts.
--
-- p_place handled the money: without one it is the place of the book's branch. p_other is the other branch of an entry without a book.
-- The plan is made once for each connection: made for every call, it would cost a counter payment a fifth of its time.
create or replace function post_journals(
  p_ctx jsonb, p_now timestamptz, p_day date, p_entries journal_entry[], p_shard int default null,
  p_place smallint default null, p_other smallint default null
) returns bigint[] language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  posted bigint[];
  shard_of_mine constant int := coalesce(p_shard, own_shard());
begin
  with chained as materialized (
    select nextval('journals_id_seq') as id, e.*, coalesce(t.seq, c.seq) + 1 as seq,
      coalesce(t.head_hash, c.head_hash) as prev_hash, coalesce(p_place, b.branch_id) as place_id,
      coalesce(b.branch_id, p_other, p_place) as owner_id
    from unnest(p_entries) with ordinality as e
    left join books b on b.id = e.book_id
    left join book_balances t on t.book_id = e.book_id
    left join place_chains c on c.place_id = p_place and e.book_id is null
    where t.book_id is not null or c.place_id is not null),
  hashed as materialized (
    select c.*, l.*, journal_hash(
      row(c.id, c.book_id, c.seq, c.kind, p_day, p_now, c.source, c.source_ref, c.payment_id, c.reverses_id,
        (p_ctx ->> 'actorId')::bigint, c.reason, c.prev_hash, null, c.place_id)::journals,
      l.accounts, l.books, l.amounts, l.branches) as hash
    from chained c cross join lateral lines_of_journal(
      c.kind, c.book_id, c.from_account, c.to_account, c.paise, c.mg, c.place_id, c.owner_id) l),
  journaled as (
    insert into journals (id, book_id, book_seq, kind, business_day, posted_at, source, source_ref, payment_id,
                          reverses_id, actor_id, reason, prev_hash, hash, place_id)
    select h.id, h.book_id, h.seq, h.kind, p_day, p_now, h.source, h.source_ref, h.payment_id, h.reverses_id,
      (p_ctx ->> 'actorId')::bigint, h.reason, h.prev_hash, h.hash, h.place_id
    from hashed h),
  posted_lines as (
    insert into postings (journal_id, line, account_id, book_id, commodity, amount, branch_id)
    select h.id, t.line, t.account, t.book, a.commodity, t.amount, t.branch
    from hashed h
    cross join unnest(h.accounts, h.books, h.amounts, h.branches) with ordinality as t(account, book, amount, branch, line)
    join accounts a on a.id = t.account),
  moved as (
    update book_balances t set instalments_paid = t.instalments_paid + h.instalments, seq = h.seq, head_hash = h.hash,
      paid_paise = t.paid_paise + case when h.to_account is null and h.kind <> 'BookMoved' then h.paise else 0 end,
      weight_mg = t.weight_mg + case h.kind when 'BookMoved' then 0 else h.mg end
    from hashed h where t.book_id = h.book_id),
  chained_on as (
    update place_chains t set seq = h.seq, head_hash = h.hash
    from hashed h where h.book_id is null and t.place_id = p_place),
  totalled as (
    insert into day_totals as t (business_day, mode, kind, shard, place_id, count, paise, mg)
    select p_day, h.method, h.kind, shard_of_mine, h.place_id, count(*), sum(h.paise), sum(h.mg)
    from hashed h where h.method is not null
    group by h.method, h.kind, h.place_id order by h.method, h.kind, h.place_id
    on conflict (business_day, mode, kind, shard, place_id)
    do update set count = t.count + excluded.count, paise = t.paise + excluded.paise, mg = t.mg + excluded.mg),
  owed as (
    insert into branch_dues as t (business_day, branch_id, other_id, shard, paise)
    select p_day, least(h.branches[2], h.branches[3]), greatest(h.branches[2], h.branches[3]), shard_of_mine,
      sum(sign(h.branches[3] - h.branches[2])::bigint * h.paise)
    from hashed h where h.paise <> 0 and h.branches[2] <> h.branches[3] group by 2, 3 order by 2, 3
    on conflict (business_day, branch_id, other_id, shard) do update set paise = t.paise + excluded.paise)
  select array_agg(h.id order by h.ordinality) into posted from hashed h;
  if cardinality(posted) is distinct from cardinality(p_entries) then
    raise exception 'a journal has neither a book with a balance nor a place' using errcode = 'TH500';
  end if;
  return posted;
end $$;
