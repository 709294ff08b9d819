-- Posts that the shop returned money which the gateway holds: from the account of the way by which it was returned to that
-- of the gateway, because what lies there stays the shop's. What is owed does not change. The caller has locked the day and
-- the payment, and resolved the exception.
create or replace function post_returned(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments, p_exception_id bigint
) returns void language sql as $$
  select post_journals(p_ctx, p_now, p_day, array[row(p_payment.book_id, 'Transfer', 'money_returned', e.id::text,
    p_payment.id, null, e.reference, null, account_of_mode('online'), account_of_mode(e.returned_mode),
    coalesce(e.moved_paise, p_payment.amount_paise), 0, 0)::journal_entry], p_place => acting_branch(p_ctx))
  from payment_exceptions e where e.id = p_exception_id;
$$;
