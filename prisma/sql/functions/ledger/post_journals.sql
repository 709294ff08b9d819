-- Posts journals, each to the end of its book's chain, with their lines, the balances of their books and the totals of the day;
-- an entry without a book goes to the end of its place's chain. Returns their ids in the order of the entries. The caller has
-- locked the books, the day of the place and, for an entry without a book, the place. This is the only function that posts.
--
-- p_place handled the money: without one it is the place of the book's branch. p_other is the other branch of an entry without a book.
-- One entry after the other, by statements whose plans each connection keeps: for the one journal of a counter payment, a
-- statement for a set of any size took four times as long.
create or replace function post_journals(
  p_ctx jsonb, p_now timestamptz, p_day date, p_entries journal_entry[], p_shard int default null,
  p_place smallint default null, p_other smallint default null
) returns bigint[] language plpgsql as $$
declare
  posted bigint[] := '{}';
  shard_of_mine constant int := coalesce(p_shard, own_shard());
  e journal_entry;
  journal journals;
  owner smallint;
  l record;
begin
  foreach e in array p_entries loop
    journal := row(nextval('journals_id_seq'), e.book_id, null, e.kind, p_day, p_now, e.source, e.source_ref, e.payment_id,
      e.reverses_id, (p_ctx ->> 'actorId')::bigint, e.reason, null, null, p_place);
    if e.book_id is not null then
      select t.seq + 1, t.head_hash, coalesce(p_place, b.branch_id), b.branch_id
      into journal.book_seq, journal.prev_hash, journal.place_id, owner
      from books b join book_balances t on t.book_id = b.id where b.id = e.book_id;
    else
      select c.seq + 1, c.head_hash, coalesce(p_other, p_place) into journal.book_seq, journal.prev_hash, owner
      from place_chains c where c.place_id = p_place;
    end if;
    if journal.book_seq is null then
      raise exception 'a journal has neither a book with a balance nor a place' using errcode = 'TH500';
    end if;
    select * into l from lines_of_journal(
      e.kind, e.book_id, e.from_account, e.to_account, e.paise, e.mg, journal.place_id, owner);
    journal.hash := journal_hash(journal, l.accounts, l.books, l.amounts, l.branches);
    insert into journals values (journal.*);
    -- Two by two: each two lines balance in a branch.
    for line in 1 .. cardinality(l.accounts) by 2 loop
      insert into postings (journal_id, line, account_id, book_id, commodity, amount, branch_id)
      values (journal.id, line, l.accounts[line], l.books[line], commodity_of(l.accounts[line]), l.amounts[line], l.branches[line]),
             (journal.id, line + 1, l.accounts[line + 1], l.books[line + 1], commodity_of(l.accounts[line + 1]), l.amounts[line + 1],
              l.branches[line + 1]);
    end loop;
    if e.book_id is not null then
      update book_balances t set instalments_paid = t.instalments_paid + e.instalments, seq = journal.book_seq,
        paid_paise = t.paid_paise + case when e.to_account is null and e.kind <> 'BookMoved' then e.paise else 0 end,
        weight_mg = t.weight_mg + case e.kind when 'BookMoved' then 0 else e.mg end, head_hash = journal.hash
      where t.book_id = e.book_id;
    else
      update place_chains c set seq = journal.book_seq, head_hash = journal.hash where c.place_id = p_place;
    end if;
    if e.method is not null then
      insert into day_totals as t (business_day, mode, kind, shard, place_id, count, paise, mg)
      values (p_day, e.method, e.kind, shard_of_mine, journal.place_id, 1, e.paise, e.mg)
      on conflict (business_day, mode, kind, shard, place_id)
      do update set count = t.count + excluded.count, paise = t.paise + excluded.paise, mg = t.mg + excluded.mg;
    end if;
    if e.paise <> 0 and l.branches[2] <> l.branches[3] then
      insert into branch_dues as t (business_day, branch_id, other_id, shard, paise)
      values (p_day, least(l.branches[2], l.branches[3]), greatest(l.branches[2], l.branches[3]), shard_of_mine,
        sign(l.branches[3] - l.branches[2])::bigint * e.paise)
      on conflict (business_day, branch_id, other_id, shard) do update set paise = t.paise + excluded.paise;
    end if;
    posted := posted || journal.id;
  end loop;
  return posted;
end $$;
