-- Functions, triggers and a table get plain names (docs/decisions/019-names-of-the-database.md). What is renamed keeps its
-- triggers and constraints: there is no moment in which a rule does not hold. A new database has none of the functions
-- yet, and gets them under their new names from prisma/sql.
do $$
declare
  renamed record;
begin
  for renamed in
    select p.oid::regprocedure as signature, names.later from (values
    ('hold_day', 'lock_day'),
    ('hold_day_open', 'lock_open_day'),
    ('hold_next_open_day', 'lock_next_open_day'),
    ('hold_closing', 'lock_closing'),
    ('hold_schemes', 'lock_schemes_shared'),
    ('seal_of_day', 'digest_of_day'),
    ('keep_book_arrows', 'enforce_book_transitions'),
    ('keep_payment_arrows', 'enforce_payment_transitions'),
    ('begin_payment_rightly', 'check_initial_status'),
    ('set_money_aside', 'create_exception_payment'),
    ('note_gateway_event', 'record_gateway_event'),
    ('keep_settled', 'refuse_change_of_settled'),
    ('keep_an_admin', 'require_active_admin'),
    ('keep_savers_customers', 'require_customer_type'),
    ('keep_day_closed', 'require_open_day'),
    ('keep_refund_due', 'require_refund_due'),
    ('keep_refund_done', 'refuse_change_of_done_refund'),
    ('keep_payment_exception', 'credit_payment_exception'),
    ('keep_tally', 'update_tally'),
    ('tally_of', 'tally_key'),
    ('total_payment', 'update_payment_totals'),
    ('whole_in', 'is_whole_number_between'),
    ('cash_room', 'cash_limit_usage'),
    ('import_holds', 'import_undo_blockers'),
    ('lock_living_book', 'lock_unsettled_book')
    ) names (earlier, later)
    join pg_proc p on p.proname = names.earlier and p.pronamespace = 'public'::regnamespace
  loop
    execute format('alter function %s rename to %I', renamed.signature, renamed.later);
  end loop;
  for renamed in
    select t.tgname, t.tgrelid::regclass as owner, names.later from (values
    ('books_keep_arrows', 'books_transitions'),
    ('books_of_undone', 'books_undone_guard'),
    ('payments_keep_arrows', 'payments_transitions'),
    ('payments_begin', 'payments_initial_status'),
    ('payments_of_undone', 'payments_undone_guard'),
    ('clients_of_undone', 'clients_undone_guard'),
    ('requests_of_undone', 'requests_undone_guard'),
    ('users_of_undone', 'users_undone_guard'),
    ('users_keep_an_admin', 'users_active_admin'),
    ('users_keep_an_admin_there', 'users_active_admin_deleted'),
    ('users_keep_savers_customers', 'users_customer_type'),
    ('journals_keep_day_closed', 'journals_open_day'),
    ('journals_keep_settled', 'journals_settled_books'),
    ('loyalty_rates_go_on', 'loyalty_rates_check'),
    ('audit_chains_stay', 'audit_chains_no_delete')
    ) names (earlier, later)
    join pg_trigger t on t.tgname = names.earlier
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
  loop
    execute format('alter trigger %I on %s rename to %I', renamed.tgname, renamed.owner, renamed.later);
  end loop;
end $$;

alter table job_troubles rename to job_failures;
alter table job_failures rename constraint job_troubles_pkey to job_failures_pkey;
alter table job_failures rename constraint job_troubles_failures_check to job_failures_failures_check;
