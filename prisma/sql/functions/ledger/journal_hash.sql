-- Hashes every column of the journal and all its postings after the hash of the journal before it. ledger/verify.ts
-- computes the same independently. The first place is not written into the hash, because journals older than places have none;
-- nor are the branches of lines that all stand in the books of the journal's own place.
create or replace function journal_hash(
  p_journal journals, p_accounts smallint[], p_books bigint[], p_amounts bigint[], p_branches smallint[]
) returns bytea language sql as $$
  select sha256(p_journal.prev_hash || convert_to((jsonb_build_array(
    p_journal.id, p_journal.book_id, p_journal.book_seq, p_journal.kind, p_journal.business_day,
    (extract(epoch from p_journal.posted_at) * 1000)::bigint, p_journal.source, p_journal.source_ref,
    p_journal.payment_id, p_journal.reverses_id, p_journal.actor_id, p_journal.reason,
    to_jsonb(p_accounts), to_jsonb(p_books), to_jsonb(p_amounts))
    || case p_journal.place_id when 1 then '[]' else jsonb_build_array(p_journal.place_id) end
    || case when p_journal.place_id = all (p_branches) then '[]' else jsonb_build_array(to_jsonb(p_branches)) end)::text,
    'UTF8'));
$$;
