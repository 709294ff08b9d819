import { expect, inject, test } from "vitest";
import { cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { applyMigrations } from "./migrations.ts";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();

test("a database user who may not make the role is told what to run, and who may hand it out comes to work as it", async () => {
  const url = await cloneTemplate(inject("templateUrl"));
  const name = new URL(url).pathname.slice(1);
  try {
    await withClient(url, (owner) =>
      owner.query(`drop schema public cascade; drop schema pgboss cascade; create schema public; create role ${name}_user login password 'x' nocreaterole;
                   grant all on schema public to ${name}_user; grant all on database ${name} to ${name}_user`),
    );
    const asUser = new URL(url);
    asUser.username = `${name}_user`;
    asUser.password = "x";
    await expect(applyMigrations(asUser.href)).rejects.toThrow(`grant thangam_app to "${name}_user"`);
    // As `create role thangam_app` leaves it for whoever ran it.
    await withClient(url, (owner) =>
      owner.query(`grant thangam_app to ${name}_user with admin true, inherit false, set false`),
    );
    expect(await applyMigrations(asUser.href)).not.toEqual([]);
    await withClient(asUser.href, (user) => user.query("set role thangam_app; select from pgboss.job"));
  } finally {
    await withClient(url, (owner) => owner.query(`drop owned by ${name}_user cascade; drop role ${name}_user`));
    await dropDatabase(url);
  }
});

test("nothing in a backup names the owner, so that it can be brought back as another user", async () => {
  const { rows } = await withClient(database.url, (owner) =>
    owner.query(`select 'default privilege' as what from pg_default_acl
      union all select 'policy ' || polname from pg_policy`),
  );
  expect(rows).toEqual([]);
});

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
    expect(found).toMatchObject({ granted: false, proconfig: ["search_path=public, pg_temp"] });
  const definers = functions.filter((found) => found.prosecdef && !found.is_trigger);
  expect(definers.map((found) => String(found.proname)).sort()).toEqual([
    "acknowledge_payment",
    "acknowledge_verified",
    "begin_import_undo",
    "close_book",
    "close_day",
    "credit_payment_exception",
    "fail_payment",
    "forget_answered_requests",
    "gateway_captured",
    "gateway_failed",
    "import_books",
    "open_book",
    "open_gateway_order",
    "queue_reminders",
    "refund_payment",
    "reopen_book",
    "reopen_day",
    "resolve_payment_exception",
    "reverse_import",
    "settle_book",
    "settle_gateway_refund",
    "start_payment",
    "take_counter_payment",
    "withdraw_import",
    "write_audit",
  ]);
  for (const found of definers)
    expect(found).toMatchObject({ granted: true, proconfig: ["search_path=public, pg_temp"] });
  const inside = [
    "post_journals",
    "lock_next_open_day",
    "require_open_day",
    "credit_book",
    "write_payment",
    "post_opening",
    "post_openings",
    "next_receipt_number",
    "lock_payment",
    "lock_unsettled_book",
  ];
  for (const name of inside)
    expect(functions.find((found) => found.proname === name)).toMatchObject({ granted: false });
});
