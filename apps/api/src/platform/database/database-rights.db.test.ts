import { expect, test } from "vitest";
import { applicationUrlOf, useDatabase, withClient } from "#testing/database.ts";
import { databaseMessageOf } from "./database-errors.ts";

const database = useDatabase();

/** How a statement ends that the application sends over its own connection. */
const endOf = (statement: string) =>
  withClient(applicationUrlOf(database.url), async (client) => {
    await client.query("set role none");
    return client.query(statement).then(
      () => "no error",
      (error: unknown) => databaseMessageOf(error)?.sqlState,
    );
  });

test("who signs in as the application is nobody else, and cannot become anybody else", async () => {
  const { rows } = await withClient(applicationUrlOf(database.url), (client) =>
    client.query("select session_user::text as signed_in, current_user::text as works_as"),
  );
  expect(rows).toEqual([{ signed_in: "thangam_app", works_as: "thangam_app" }]);
  for (const statement of [
    "set session authorization thangam",
    "set session authorization thangam_owner",
    "set role thangam",
    "set role thangam_owner",
    "alter role thangam_app superuser",
    "grant thangam_owner to thangam_app",
    "alter table journals disable trigger all",
    "alter table journals owner to thangam_app",
    "drop trigger audit_append_only on audit_entries",
    "create or replace function account(p_code text) returns smallint language sql as 'select 1::smallint'",
    "create table public.mine (id int)",
    "set session_replication_role = replica",
    "update journals set kind = kind",
    "update postings set amount = amount + 1",
    "update payments set amount_paise = 1",
    "delete from audit_entries",
    "select pg_read_file('postgresql.conf')",
    "copy (select 1) to program 'true'",
  ])
    expect([statement, await endOf(statement)]).toEqual([statement, "42501"]);
});

test("the owner of the database is no superuser, and the application is a member of nothing", async () => {
  const { rows } = await withClient(database.url, (admin) =>
    admin.query(`select rolname as name, rolcanlogin as signs_in,
        rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as may_more,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname in ('thangam_app', 'thangam_owner') order by 1`),
  );
  const modest = { signs_in: true, may_more: false, memberships: 0 };
  expect(rows).toEqual([
    { name: "thangam_app", ...modest },
    { name: "thangam_owner", ...modest },
  ]);
  const { rows: owners } = await withClient(database.url, (admin) =>
    admin.query(`select distinct owner::regrole::text from (
        select relowner from pg_class where relnamespace = 'public'::regnamespace union all
        select proowner from pg_proc where pronamespace = 'public'::regnamespace and prosecdef) o (owner)`),
  );
  expect(owners).toEqual([{ owner: "thangam_owner" }]);
});

test("nothing in a backup names the owner, so that it can be brought back as another user", async () => {
  const { rows } = await withClient(database.url, (owner) =>
    owner.query(`select 'default privilege' as what from pg_default_acl
      union all select 'policy ' || polname from pg_policy`),
  );
  expect(rows).toEqual([]);
});

/** What the portal may call: each runs with the rights of the owner. */
const called = [
  "acknowledge_payment",
  "acknowledge_verified",
  "add_settlement_file",
  "add_settlement_lines",
  "begin_import_undo",
  "bounce_cheque",
  "cancel_branch_transfer",
  "clear_cheque",
  "close_book",
  "close_day",
  "correct_account_entry",
  "count_safe",
  "credit_payment_exception",
  "decide_moved_money",
  "decide_settlement_line",
  "decide_stranded_refund",
  "fail_payment",
  "follow_stranded_refunds",
  "follow_unsettled",
  "forget_answered_requests",
  "gateway_capture_told",
  "gateway_captured",
  "gateway_captures_missing",
  "gateway_disputed",
  "gateway_failed",
  "gateway_move_told",
  "gateway_move_unconfirmed",
  "gateway_refund_absent",
  "gateway_refund_unanswered",
  "gateway_refunded",
  "import_books",
  "match_settlement_lines",
  "match_waiting_lines",
  "move_book",
  "move_payment",
  "note_leftover",
  "note_restore",
  "open_book",
  "open_gateway_order",
  "post_settlements",
  "queue_reminders",
  "receive_from_branch",
  "record_bank_balance",
  "record_bank_deposit",
  "record_bank_entry",
  "record_cash_withdrawal",
  "refresh_dues",
  "refund_payment",
  "remind_of_dues",
  "reopen_book",
  "reopen_day",
  "resolve_payment_exception",
  "retry_gateway_refund",
  "reverse_import",
  "send_to_branch",
  "settle_book",
  "settle_gateway_refund",
  "settle_parts",
  "start_payment",
  "take_counter_payment",
  "take_due_refunds",
  "take_told_moves",
  "tell_unconfirmed",
  "tell_unconfirmed_receipts",
  "tell_uncounted_safes",
  "withdraw_import",
  "write_audit",
];

/** What only other functions call. */
const inside = [
  "post_journals",
  "post_asset_journal",
  "lock_next_open_day",
  "require_open_day",
  "credit_book",
  "write_payment",
  "post_opening",
  "post_openings",
  "next_receipt_number",
  "lock_payment",
  "lock_unsettled_book",
  "move_refund",
  "ask_refund_again",
];

test("every table grants the application's role at least to read, and functions run only by invitation", async () => {
  const { rows: tables } = await withClient(database.url, (owner) =>
    owner.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_table_privilege('thangam_app', oid, 'select')",
    ),
  );
  expect(tables).toEqual([]);
  const { rows: functions } = await withClient(database.url, (owner) =>
    owner.query(`select p.proname, p.prosecdef, p.prorettype = 'trigger'::regtype as is_trigger, p.proconfig, has_function_privilege('thangam_app', p.oid, 'execute') as granted
      from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`),
  );
  // What a trigger runs, nobody calls.
  const triggers = functions.filter((found) => found.prosecdef && found.is_trigger);
  for (const found of triggers)
    expect(found).toMatchObject({
      granted: false,
      proconfig: [
        "search_path=public, pg_temp",
        // What it hashes is written alike whatever the session's settings are.
        ...(found.proname === "record_change" ? ["TimeZone=UTC", "bytea_output=hex"] : []),
      ],
    });
  const definers = functions.filter((found) => found.prosecdef && !found.is_trigger);
  expect(definers.map((found) => String(found.proname)).sort()).toEqual(called);
  for (const found of definers)
    expect(found).toMatchObject({ granted: true, proconfig: ["search_path=public, pg_temp"] });
  for (const name of inside)
    expect(functions.find((found) => found.proname === name)).toMatchObject({ granted: false });
});
