-- The application works as this role. It reads everything, writes ordinary records, and moves money only
-- through the money functions, which run with the rights of their owner.

do $$ begin
  if not exists (select from pg_roles where rolname = 'thangam_app') then
    create role thangam_app nologin;
  end if;
  if not pg_has_role(current_user, 'thangam_app', 'member') then
    execute format('grant thangam_app to %I', current_user);
  end if;
end $$;

grant usage on schema public to thangam_app;
grant select on all tables in schema public to thangam_app;
grant insert, update, delete on
  users, customer_profiles, capability_grants, designations, countries, states, cities, sessions, attempt_counters,
  schemes, scheme_versions, scheme_prefixes, clients, business_days, idempotency_keys, outbox_messages
to thangam_app;
grant insert on audit_entries, gold_rates to thangam_app;
-- Closing and reopening is all that the application does to a book by itself.
grant update (status, closed_at, closed_by_id, close_remarks, updated_at) on books to thangam_app;

do $$
declare
  ours regprocedure;
begin
  for ours in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke execute on function %s from public', ours);
  end loop;
end $$;
grant execute on function
  refuse(text, text, jsonb),
  claim_key(jsonb, timestamptz),
  store_answer(jsonb, jsonb),
  write_audit(jsonb, timestamptz, text, text, jsonb),
  queue_message(timestamptz, text, text, bigint, bigint, jsonb),
  hold_day_open(date),
  next_instalment(books, text),
  rate_of_day(date),
  weight_of(scheme_versions, numeric),
  weight_for_amount(scheme_versions, bigint, bigint, bigint),
  open_book(jsonb, timestamptz, date, bigint, text, bigint, text, bigint, text, int),
  take_counter_payment(jsonb, timestamptz, date, text, text, bigint, bigint, text),
  start_payment(jsonb, timestamptz, date, bigint, bigint, bigint, int),
  acknowledge_payment(jsonb, timestamptz, date, bigint, text, int, bigint, text),
  fail_payment(jsonb, timestamptz, bigint, text),
  refund_payment(jsonb, timestamptz, date, bigint, text)
to thangam_app;
