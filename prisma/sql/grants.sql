-- What the application may do, which works as the role thangam_app: it reads everything, writes ordinary records, and
-- moves money only through the money functions, which run with the rights of their owner. Whatever is not granted here is
-- taken away.

do $$
declare
  ours regprocedure;
begin
  for ours in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke execute on function %s from public, thangam_app', ours);
  end loop;
end $$;
revoke all on all tables in schema public from thangam_app;

grant usage on schema public to thangam_app;
grant select on all tables in schema public to thangam_app;

-- People, and what they choose from
grant insert, update, delete on
  users, customer_profiles, capability_grants, designations, countries, states, cities, sessions, devices, attempt_counters,
  sent_codes, clients, backup_codes, factor_challenges, saved_views, push_subscriptions
to thangam_app;
grant insert, delete on setup_links to thangam_app;
grant insert on shop_setups, put_away_steps to thangam_app;

-- What is only added to
grant insert on malformed_events, holidays, nominees, schemes, scheme_versions, scheme_prefixes, gold_rates, loyalty_rates, cash_limits,
  approval_settings, receipt_explanations, evidence_checkpoints, verifications, due_contacts, drawer_counts to thangam_app;

-- A holiday is taken off by a note of it.
grant update (removed_on, removed_at, removed_by_id) on holidays to thangam_app;

-- Another nominee ends the one before.
grant update (ended_at, ended_by_id) on nominees to thangam_app;

-- What letters a counter has is never updated.
grant insert on counters to thangam_app;
grant update (name, gives_online, closed_at) on counters to thangam_app;

-- The number and the letters of a branch are never updated.
grant insert on branches to thangam_app;
grant update (name, address, phone, gstin, opens_at, closes_at, has_own_rate, version, updated_at, updated_by_id) on branches
to thangam_app;
grant insert, delete on user_branches to thangam_app;

-- What was asked for is never updated.
grant insert on approvals to thangam_app;
grant update (state, sealed_input, reason, checker_id, decided_at, remarks, outcome) on approvals to thangam_app;

-- What a request asks for is never updated.
grant insert, delete on requests to thangam_app;
grant update (user_id, is_sign_in_new, client_id, email_verified_at, client_status, book_status, book_id, decided_at,
              decided_by_id, reason) on requests to thangam_app;

-- Locking a row needs the right to change some column of it; the status of a book changes through functions alone.
grant update (updated_at) on books to thangam_app;

-- The background work records when it asks a gateway about an order again, and what came of it.
grant update (next_check_at, checks, last_trouble) on gateway_orders to thangam_app;
grant insert, update on sandbox_orders, sandbox_payments, sandbox_notices to thangam_app;

grant update (stored_at, mailed_at) on evidence_checkpoints to thangam_app;
-- A stored answer stays: without its row the same request would run again.
grant insert, update on idempotency_keys to thangam_app;
grant insert, update on factors, settings, shop_profiles, menus, import_batches, import_rows, notifications_seen, demo_shops to thangam_app;
grant insert, update, delete on outbox_messages, unqueued_messages, job_failures, evidence_leaves, evidence_nodes to thangam_app;

-- Functions that any command may call
grant execute on function
  refuse(text, text, jsonb), insert_key(jsonb, timestamptz), claim_key(jsonb, timestamptz), store_answer(jsonb, jsonb),
  write_audit(jsonb, timestamptz, text, text, jsonb), forget_answered_requests(timestamptz),
  queue_message(timestamptz, text, text, bigint, bigint, jsonb, bytea, timestamptz), queue_pushes(bigint[]),
  queue_stranded_messages(), queue_deliveries(), message_fits(outbox_messages), is_open_week(text), refuse_row(text, text),
  queue_reminders(timestamptz, date, date), queue_to_admins(timestamptz, text, text, jsonb), queue_job(text, bigint, boolean, timestamptz),
  tell_unconfirmed(timestamptz, date), tell_unconfirmed_receipts(timestamptz, date), tell_uncounted_safes(timestamptz, date),
  note_leftover(timestamptz, date, smallint, smallint, bigint, bigint), tell_admins_of_approval(timestamptz, bigint),
  may_check(bigint), is_factor_due(bigint, text, text[]), is_factor_required(bigint, text, text[]),
  setting_is_on(text), setting_count(text), setting_defaults(), count_attempts(text[], int[], int[], timestamptz)
to thangam_app;

-- Functions that move money, or change what money depends on
grant execute on function
  open_book(jsonb, timestamptz, date, bigint, text, bigint, text, bigint, text, int), close_book(timestamptz, bigint, bigint, text),
  reopen_book(timestamptz, bigint, bigint),
  settle_book(jsonb, timestamptz, date, bigint, text, text, text, text, text, jsonb, jsonb, bigint, bigint),
  settle_parts(jsonb, timestamptz, date, bigint, jsonb, text, jsonb, bigint, bigint),
  take_counter_payment(jsonb, timestamptz, date, text, text, bigint, bigint, text, text),
  start_payment(jsonb, timestamptz, date, bigint, bigint, bigint, int),
  acknowledge_payment(jsonb, timestamptz, date, bigint, text, int, bigint, text, text, date, timestamptz),
  fail_payment(jsonb, timestamptz, bigint, text, text), move_payment(jsonb, timestamptz, date, bigint, text, text),
  refund_payment(jsonb, timestamptz, date, bigint, text, text),
  resolve_payment_exception(jsonb, timestamptz, date, bigint, text, text, text, text),
  credit_payment_exception(jsonb, timestamptz, date, bigint, bigint, text, text),
  open_gateway_order(timestamptz, bigint, text, text, text, timestamptz, timestamptz, timestamptz),
  gateway_captured(jsonb, timestamptz, date, text, text, text, text, bigint, text[], timestamptz, date),
  gateway_capture_told(timestamptz, text, text, text, text, bigint),
  gateway_captures_missing(jsonb, timestamptz, text, text, text[], boolean),
  gateway_move_told(timestamptz, text, text, text, text, text, text), take_told_moves(timestamptz, text, timestamptz, int),
  gateway_move_unconfirmed(timestamptz, text, text, text, boolean),
  gateway_failed(jsonb, timestamptz, text, text, text, text, text, text), acknowledge_verified(jsonb, timestamptz, date, bigint),
  take_due_refunds(timestamptz, text, timestamptz, int),
  gateway_refunded(jsonb, timestamptz, date, text, text, text, text, bigint, text, text, text),
  gateway_disputed(jsonb, timestamptz, date, text, text, text, text, bigint, bigint, text, text, timestamptz, timestamptz),
  add_settlement_file(jsonb, timestamptz, text, text, bytea), add_settlement_lines(bigint, jsonb),
  post_settlements(jsonb, timestamptz, date, bigint), match_settlement_lines(jsonb, timestamptz, date),
  match_waiting_lines(jsonb, timestamptz, date), decide_settlement_line(jsonb, timestamptz, bigint, text),
  danger_of_settlements(bigint), is_fee_high(bigint, bigint, bigint), decide_moved_money(jsonb, timestamptz, date, bigint, text, text),
  gateway_refund_absent(jsonb, timestamptz, bigint, text), gateway_refund_unanswered(timestamptz, bigint, text),
  retry_gateway_refund(jsonb, timestamptz, bigint), follow_stranded_refunds(timestamptz, text), follow_unsettled(timestamptz, date),
  decide_stranded_refund(jsonb, timestamptz, bigint, text, text, text, text),
  settle_gateway_refund(jsonb, timestamptz, date, bigint, text, text, text),
  close_day(jsonb, timestamptz, date, int, date, jsonb, bigint, text, boolean, smallint),
  reopen_day(jsonb, timestamptz, date, text, smallint), count_safe(jsonb, timestamptz, date, smallint, bigint, text),
  record_bank_balance(jsonb, timestamptz, date, date, smallint, bigint, bigint[], bigint, text),
  record_bank_deposit(jsonb, timestamptz, date, date, smallint, text, bigint, text),
  record_cash_withdrawal(jsonb, timestamptz, date, date, smallint, text, bigint, text, text),
  record_bank_entry(jsonb, timestamptz, date, date, smallint, text, text, bigint, text),
  correct_account_entry(jsonb, timestamptz, date, bigint, text),
  clear_cheque(jsonb, timestamptz, date, bigint, text, date, timestamptz), bounce_cheque(jsonb, timestamptz, date, bigint, text),
  move_book(jsonb, timestamptz, date, bigint, smallint, text), begin_import_undo(timestamptz, bigint),
  send_to_branch(jsonb, timestamptz, date, smallint, smallint, text, bigint, text, text),
  receive_from_branch(jsonb, timestamptz, date, bigint, text, bigint), cancel_branch_transfer(jsonb, timestamptz, date, bigint, text),
  mark_of_restore(), restore_mark(), note_restore(text, timestamptz), import_books(jsonb, timestamptz, date, jsonb),
  withdraw_import(jsonb, timestamptz, bigint, int), reverse_import(jsonb, timestamptz, date, bigint, int)
to thangam_app;

-- Rules that screens and reports ask for
grant execute on function
  lock_open_day(date, smallint), is_day_closed(date, smallint), day_lock_key(date, smallint), day_figures(date, smallint),
  closing_hour(smallint), balances_at(date), balances_of_place(date, smallint), are_branches_several(),
  branches_worked_in(users), branches_seen(users), current_branch(users), branch_name(smallint), first_counter(smallint),
  account_balance(date, smallint, smallint), may_move(text, smallint, smallint), is_correctable(text), lock_moving_books_shared(),
  unconfirmed_at_bank(smallint, date), receipts_unconfirmed(smallint, smallint, bigint, date, date), bank_day_before(date, int),
  is_bank_day(date), told_leftovers(), leftover_days(), leftover_since(smallint, smallint), took_payment(bigint[], bigint),
  lock_leftovers(), uncounted_safes(date), counts_blind(text), keep_drawer_count(jsonb, timestamptz, date, smallint, bigint),
  is_safe_uncounted(smallint, date), lies_uncounted(smallint, date, date), unseen_cash(smallint, date, date),
  cash_moves(smallint, date, date), is_count_by_another(safe_counts), keeps_cash(bigint, smallint, timestamptz),
  is_close_by_another(day_closings), safe_days(), overdue_at_bank(date), gateway_refund_named(text, text), is_in_clearing(payments),
  paid_back_undebited(smallint, text), upi_held_as_online(), account_of_mode(text), main_place(), day_to_close_before(date, smallint),
  mode_of_account(smallint), account(text), rate_of_day(date, smallint), rate_of_purity(date, text, smallint, timestamptz),
  gold_rate_for(scheme_versions, date, smallint), next_rate_of(date, text, smallint, timestamptz),
  is_rate_of(gold_rates, smallint), branch_of_book(books, bigint), last_rate_of(date, text, smallint, timestamptz),
  weight_of(scheme_versions, numeric), weight_for_amount(scheme_versions, bigint, bigint, bigint), next_instalment(books, text),
  last_instalment(bigint), instalment_after(books, text, int, int), dues_on(date), is_money_under_way(bigint),
  due_day(date, int, text, int), book_due_day(books, scheme_versions, int), instalments_due_by(date, date, text, int),
  owed_on(books, scheme_versions, int), books_maturing(bigint[], date, date, date), older_maturity(books, scheme_versions),
  latest_maturity(books, jsonb), terms_move_maturity(jsonb), terms_due_day(jsonb, date, int), terms_due_by(jsonb, date, date),
  shop_holidays(date, date), open_day_from(date), open_day_until(date), state_to_pay(bigint),
  is_less_late(books, scheme_versions, payments, date), gain_of_day(books, scheme_versions, payments, date),
  book_facts(books, scheme_versions, bigint, timestamptz), taken_of(bigint, int), is_settled_since(payments), fault_of_parts(bigint),
  is_reckoned_alike(part_settlements), book_worth(books, scheme_versions, date, bigint, bigint, timestamptz),
  paid_in_month(bigint, date, bigint), fits_month(scheme_versions, payments, int), months_begun(date, date),
  brought_on(books, jsonb, text), brought_in_month(bigint, jsonb, date), collected_on(date, smallint[]),
  several_a_month_due_by(date, date, int), financial_year_of(date), receipt_year(text), receipt_number(text, text, bigint),
  plain_number(text), without_zeros(text), transaction_number_key(text), look_alike_key(text), look_alike_keys(text[]),
  looks_like(payments), read_as_digits(text), read_bars(text), gateway_name_key(text), digit_runs(text[]), number_parts(text[]),
  number_probes(text), telling_parts(text), sees_difference(bigint, bigint, boolean, boolean), is_weighed_with(bigint, boolean, bigint),
  is_shop_running(), settled_before(bigint), settles_for_same(bigint, text, text, text, bigint, text, text, text), person_name_key(text),
  is_contact_fresh(timestamptz, timestamptz), cash_limit_usage(date, bigint), cash_of_day(bigint, date), cash_of_book(bigint),
  is_being_undone(bigint), is_one_undone(bigint[]), is_held_by_gateway(payments),
  decisions_about_moved(payments, gateway_refunds, payment_exceptions), is_disputed(bigint), is_loss_reversed(bigint),
  borne_loss(payment_exceptions), borne_losses(bigint), decisions_about_failed(gateway_refunds, payment_exceptions),
  decisions_about_missing(payments, gateway_refunds, payment_exceptions), is_capture_confirmed(payments), is_set_aside(payments),
  gateway_word(bigint), worst_gateway_word(jsonb), refund_hindrance(bigint), is_missing_borne(payments), import_undo_blockers(bigint),
  lock_schemes(), lock_schemes_shared(), owner_of_prefix(text, bigint), promises_alike(bigint, bigint), is_moved_at_gateway(bigint),
  -- Called by a check on scheme_versions, with the rights of whoever writes.
  benefit_steps_fit(jsonb, numeric, numeric), is_whole_number_between(jsonb, numeric, numeric, boolean),
  benefits_fit(jsonb, text, text, int), most_paise(),
  refresh_dues(timestamptz, date), remind_of_dues(timestamptz, date, bigint[]), is_reminded(date, bigint, bigint)
to thangam_app;

-- What a book is worth by its scheme's terms, and whether terms fit: from their arguments alone.
grant execute on function
  are_bill_lines_held(jsonb), has_members(jsonb, text[], text[]), is_day_text(jsonb), is_list_between(jsonb, int, int),
  is_paise_text(jsonb),
  is_row_reached(jsonb, date, date, int), is_short_text(jsonb), pieceless_bill(jsonb, jsonb), round_gold(numeric, numeric, jsonb),
  span_after(date, jsonb, int), terms_base(text, jsonb, jsonb, jsonb, int), terms_benefit(jsonb, jsonb, jsonb, jsonb),
  terms_benefit_fits(jsonb, jsonb, boolean), terms_benefit_outcome(text, text, int, int, numeric, jsonb),
  terms_bill(jsonb, jsonb, jsonb, bigint), terms_bonuses(jsonb, jsonb, jsonb), terms_closing(jsonb, date, date),
  terms_due_count(jsonb, date, date), terms_exact_gold(jsonb, jsonb, numeric), terms_exit(jsonb, jsonb),
  terms_exit_fits(jsonb, boolean), terms_fit(jsonb), terms_give_fits(jsonb, int, boolean), terms_reach_fits(jsonb, jsonb),
  terms_given_by_day(jsonb, date, date, bigint, bigint), terms_gold(jsonb, jsonb, numeric),
  terms_gold_fits(jsonb), terms_hindrance(jsonb, jsonb), terms_instalments(jsonb, jsonb, jsonb, date),
  terms_kept(jsonb, int, int, bigint), terms_late_fits(jsonb), terms_making(jsonb, jsonb, jsonb, bigint),
  terms_maturity(jsonb, date, jsonb), terms_part_bill(jsonb, jsonb, jsonb, bigint, jsonb, numeric),
  terms_part_worth(jsonb, bigint, jsonb, jsonb), terms_parts(jsonb, jsonb, jsonb, bigint, jsonb),
  terms_payment_benefit(jsonb, jsonb, jsonb), terms_planned_by(jsonb, date, date), terms_planned_day(jsonb, date, int),
  terms_reached_rows(jsonb, jsonb, jsonb), terms_ready_day(jsonb, date), terms_rested(jsonb, date, jsonb),
  terms_row_day(jsonb, date), terms_units_by(jsonb, jsonb),
  terms_row_fits(jsonb, jsonb), terms_row_percent(bigint[], date[], text, int, date),
  terms_rows_read(jsonb, date), terms_row_reached(jsonb, date, date, int),
  terms_row_span(jsonb, date, jsonb), terms_rows_fit(jsonb, jsonb), terms_schedule_fits(jsonb),
  terms_share(jsonb, jsonb, jsonb, numeric, numeric, boolean), terms_shares(jsonb, jsonb, jsonb), terms_span_fits(jsonb, int),
  terms_state_rules(jsonb, text, int, int, text, text, text, int, text), terms_topup_fits(jsonb, boolean), terms_topups(jsonb, jsonb),
  terms_units(jsonb, jsonb, int), terms_valuation(jsonb, jsonb, jsonb)
to thangam_app;
