-- Posts a journal of no book: rupees of the shop from one account to another. The debited account gets them. Returns its id.
create or replace function post_asset_journal(
  p_ctx jsonb, p_now timestamptz, p_day date, p_place smallint, p_kind text, p_source text, p_source_ref text,
  p_debit smallint, p_credit smallint, p_paise bigint, p_reason text, p_payment_id bigint default null,
  p_reverses_id bigint default null
) returns bigint language sql as $$
  select (post_journals(p_ctx, p_now, p_day, array[row(null, p_kind, p_source, p_source_ref, p_payment_id, p_reverses_id,
    p_reason, null, p_debit, p_credit, p_paise, 0, 0)::journal_entry], p_place => p_place))[1];
$$;
