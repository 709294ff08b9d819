-- Whose money it is, how much, by which rule and who did it: each version of these rows is a link of the chain of its subject. Of
-- each table: the subject, the column that names it, the key, what is left out, and of what no earlier value is kept because it
-- is a person's or a secret. records/recorded-tables.ts says the same to the verifier; a test compares them.

-- A book, and what belongs to it
create or replace trigger books_recorded after insert or update or delete on books for each row
  execute function record_change('book', 'id', '{id}', '{}', '{}');
create or replace trigger payments_recorded after insert or update or delete on payments for each row
  execute function record_change('book', 'book_id', '{id}', '{}', '{}');
create or replace trigger cheques_recorded after insert or update or delete on cheques for each row
  execute function record_change('book', 'payment_id', '{payment_id}', '{}', '{}');
create or replace trigger payment_exceptions_recorded after insert or update or delete on payment_exceptions for each row
  execute function record_change('book', 'payment_id', '{id}', '{}', '{}');
create or replace trigger gateway_orders_recorded after insert or update or delete on gateway_orders for each row
  execute function record_change('book', 'payment_id', '{payment_id}', '{next_check_at,checks,last_trouble,asked_at,is_under_way}', '{}');
create or replace trigger gateway_refunds_recorded after insert or update or delete on gateway_refunds for each row
  execute function record_change('book', 'payment_id', '{payment_id}', '{next_try_at,tries,checks,last_trouble}', '{}');
create or replace trigger gateway_disputes_recorded after insert or update or delete on gateway_disputes for each row
  execute function record_change('book', 'payment_id', '{gateway,dispute_id}', '{}', '{}');
create or replace trigger past_refunds_recorded after insert or update or delete on past_refunds for each row
  execute function record_change('book', 'payment_id', '{gateway,refund_id}', '{}', '{}');
create or replace trigger settlements_recorded after insert or update or delete on settlements for each row
  execute function record_change('book', 'book_id', '{book_id}', '{}', '{}');
create or replace trigger part_settlements_recorded after insert or update or delete on part_settlements for each row
  execute function record_change('book', 'book_id', '{book_id,number}', '{}', '{}');
create or replace trigger settlement_parts_recorded after insert or update or delete on settlement_parts for each row
  execute function record_change('book', 'book_id', '{book_id,settlement,part}', '{}', '{}');
create or replace trigger nominees_recorded after insert or update or delete on nominees for each row
  execute function record_change('book', 'book_id', '{id}', '{}', '{name,mobile,guardian}');

-- People
create or replace trigger clients_recorded after insert or update or delete on clients for each row
  execute function record_change('client', 'id', '{id}', '{}', '{name,email,mobile}');
create or replace trigger users_recorded after insert or update or delete on users for each row
  execute function record_change('user', 'id', '{id}', '{last_login_at,previous_login_at}',
    '{name,email,mobile,password_hash,photo,department}');
create or replace trigger capability_grants_recorded after insert or update or delete on capability_grants for each row
  execute function record_change('user', 'user_id', '{user_id,capability}', '{}', '{}');
create or replace trigger user_branches_recorded after insert or update or delete on user_branches for each row
  execute function record_change('user', 'user_id', '{user_id,branch_id}', '{}', '{}');
create or replace trigger factors_recorded after insert or update or delete on factors for each row
  execute function record_change('user', 'user_id', '{id}', '{last_used_at,last_step,sign_count}', '{name,sealed_secret,public_key}');
create or replace trigger requests_recorded after insert or update or delete on requests for each row
  execute function record_change('request', 'id', '{id}', '{}', '{name,email,mobile,nominee,token_hash}');
create or replace trigger approvals_recorded after insert or update or delete on approvals for each row
  execute function record_change('approval', 'id', '{id}', '{}', '{sealed_input}');

-- What gateways say
create or replace trigger gateway_captures_recorded after insert or update or delete on gateway_captures for each row
  execute function record_change('capture', 'gateway_payment_id', '{gateway,gateway_payment_id}', '{}', '{}');
create or replace trigger gateway_moves_recorded after insert or update or delete on gateway_moves for each row
  execute function record_change('capture', 'gateway_payment_id', '{gateway,kind,move_id}', '{next_check_at,checks}', '{}');
create or replace trigger settlement_files_recorded after insert or update or delete on settlement_files for each row
  execute function record_change('settlement_file', 'id', '{id}', '{}', '{}');
create or replace trigger settlement_lines_recorded after insert or update or delete on settlement_lines for each row
  execute function record_change('settlement_file', 'file_id', '{id}', '{}', '{}');

-- Days and cash
create or replace trigger day_closings_recorded after insert or update or delete on day_closings for each row
  execute function record_change('day_closing', 'id', '{id}', '{}', '{}');
create or replace trigger day_counts_recorded after insert or update or delete on day_counts for each row
  execute function record_change('day_closing', 'closing_id', '{closing_id,mode}', '{}', '{}');
create or replace trigger day_balances_recorded after insert or update or delete on day_balances for each row
  execute function record_change('day_closing', 'closing_id', '{closing_id,place_id,account_id}', '{}', '{}');
create or replace trigger safe_counts_recorded after insert or update or delete on safe_counts for each row
  execute function record_change('safe_count', 'id', '{id}', '{}', '{}');
create or replace trigger bank_counts_recorded after insert or update or delete on bank_counts for each row
  execute function record_change('bank_count', 'id', '{id}', '{}', '{}');
create or replace trigger bank_count_entries_recorded after insert or update or delete on bank_count_entries for each row
  execute function record_change('bank_count', 'count_id', '{count_id,journal_id}', '{}', '{}');
create or replace trigger branch_transfers_recorded after insert or update or delete on branch_transfers for each row
  execute function record_change('branch_transfer', 'id', '{id}', '{}', '{}');
create or replace trigger bank_tellings_recorded after insert or update or delete on bank_tellings for each row
  execute function record_change('tellings', '', '{journal_id}', '{}', '{}');
create or replace trigger receipt_tellings_recorded after insert or update or delete on receipt_tellings for each row
  execute function record_change('tellings', '', '{place_id,account_id,before_day}', '{}', '{}');
create or replace trigger safe_tellings_recorded after insert or update or delete on safe_tellings for each row
  execute function record_change('tellings', '', '{place_id,told_on}', '{}', '{}');
create or replace trigger receipt_leftovers_recorded after insert or update or delete on receipt_leftovers for each row
  execute function record_change('tellings', '', '{place_id,account_id,day}', '{}', '{}');
create or replace trigger receipt_explanations_recorded after insert or update or delete on receipt_explanations for each row
  execute function record_change('tellings', '', '{id}', '{}', '{}');
create or replace trigger import_batches_recorded after insert or update or delete on import_batches for each row
  execute function record_change('import', 'id', '{id}', '{content,done_rows}', '{}');

-- By which rule
create or replace trigger schemes_recorded after insert or update or delete on schemes for each row
  execute function record_change('schemes', '', '{id}', '{}', '{}');
create or replace trigger scheme_versions_recorded after insert or update or delete on scheme_versions for each row
  execute function record_change('schemes', '', '{id}', '{}', '{}');
create or replace trigger scheme_prefixes_recorded after insert or update or delete on scheme_prefixes for each row
  execute function record_change('schemes', '', '{id}', '{}', '{}');
create or replace trigger gold_rates_recorded after insert or update or delete on gold_rates for each row
  execute function record_change('gold_rates', '', '{id}', '{}', '{}');
create or replace trigger loyalty_rates_recorded after insert or update or delete on loyalty_rates for each row
  execute function record_change('loyalty_rates', '', '{id}', '{}', '{}');
create or replace trigger cash_limits_recorded after insert or update or delete on cash_limits for each row
  execute function record_change('cash_limits', '', '{id}', '{}', '{}');
create or replace trigger approval_settings_recorded after insert or update or delete on approval_settings for each row
  execute function record_change('approval_settings', '', '{id}', '{}', '{}');
create or replace trigger settings_recorded after insert or update or delete on settings for each row
  execute function record_change('settings', '', '{key}', '{}', '{}');
create or replace trigger holidays_recorded after insert or update or delete on holidays for each row
  execute function record_change('holidays', '', '{id}', '{}', '{}');
create or replace trigger branches_recorded after insert or update or delete on branches for each row
  execute function record_change('branches', '', '{id}', '{}', '{}');
create or replace trigger counters_recorded after insert or update or delete on counters for each row
  execute function record_change('counters', '', '{id}', '{}', '{}');
create or replace trigger places_recorded after insert or update or delete on places for each row
  execute function record_change('places', '', '{id}', '{}', '{}');
create or replace trigger accounts_recorded after insert or update or delete on accounts for each row
  execute function record_change('accounts', '', '{id}', '{}', '{}');
create or replace trigger shop_profiles_recorded after insert or update or delete on shop_profiles for each row
  execute function record_change('shop_profile', '', '{id}', '{}', '{logo}');
create or replace trigger shop_setups_recorded after insert or update or delete on shop_setups for each row
  execute function record_change('shop_profile', '', '{id}', '{}', '{}');
