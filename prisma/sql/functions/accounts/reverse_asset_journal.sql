-- Reverses a journal of no book by another one. The caller has locked the day and the place.
create or replace function reverse_asset_journal(
  p_ctx jsonb, p_now timestamptz, p_day date, p_journal journals, p_source text, p_reason text
) returns bigint language sql as $$
  select post_asset_journal(p_ctx, p_now, p_day, p_journal.place_id, 'Correction', p_source, p_journal.id::text,
    credit.account_id, debit.account_id, credit.amount, p_reason, p_journal.payment_id, p_journal.id)
  from postings credit join postings debit on debit.journal_id = credit.journal_id and debit.amount < 0
  where credit.journal_id = p_journal.id and credit.amount > 0;
$$;
