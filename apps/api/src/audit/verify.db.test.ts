import type { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import { applicationUrlOf, cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { contextOf, testMoment } from "#testing/money.ts";
import { writeAudit } from "./index.ts";
import { verifyAuditTrail } from "./verify.ts";

let trailUrl: string;

/** One connection writes one chain: entries 1 to 5 are its links 1 to 5. Each test tampers with a copy. */
beforeAll(async () => {
  trailUrl = await cloneTemplate(inject("templateUrl"));
  const db = openDatabase(applicationUrlOf(trailUrl), { poolSize: 1 });
  for (let n = 1; n <= 5; n += 1) await write(db, `${n}`);
  await db.$disconnect();
});
afterAll(() => dropDatabase(trailUrl));

function write(db: Database, recordId: string): Promise<void> {
  const detail = { name: 'ஆண்டாள் "quoted" \\ \u0001\u2028', count: 3, amount: 0.1, isNew: true, none: null };
  return writeAudit(db, contextOf("Delete_Customer"), testMoment, { recordType: "user", recordId, detail });
}

async function findingsAfter(change: string): Promise<string[]> {
  const url = await cloneTemplate(trailUrl);
  try {
    await withClient(url, (owner) => tamper(owner, change));
    return (await verifyAuditTrail(url)).findings;
  } finally {
    await dropDatabase(url);
  }
}

// As a superuser who switched the triggers off.
async function tamper(owner: Client, change: string): Promise<void> {
  await owner.query("set session_replication_role = replica");
  const { rowCount } = await owner.query(change);
  if (change !== "select" && !rowCount) throw new Error(`${change} changed nothing`);
}

test("an untouched trail has no findings", async () => {
  expect(await findingsAfter("select")).toEqual([]);
  expect((await verifyAuditTrail(trailUrl)).entries).toBe(5);
});

const altered = /^Audit entry 3 \(chain \d+, link 3\) was altered/;
const changes: [what: string, change: string, named: RegExp][] = [
  ["another moment", "update audit_entries set at = at + interval '1 ms' where id = 3", altered],
  ["another actor", "update audit_entries set actor_id = 99 where id = 3", altered],
  ["another kind of actor", "update audit_entries set actor_type = 'Customer' where id = 3", altered],
  ["another operation", "update audit_entries set operation = 'Update_Customer' where id = 3", altered],
  ["another kind of record", "update audit_entries set record_type = 'book' where id = 3", altered],
  ["another record", "update audit_entries set record_id = '4' where id = 3", altered],
  ["another detail", `update audit_entries set detail = detail || '{"count": 4}' where id = 3`, altered],
  ["another request", "update audit_entries set request_id = 'x' where id = 3", altered],
  ["another address", "update audit_entries set address = '10.0.0.1' where id = 3", altered],
  ["another number", "update audit_entries set id = 300 where id = 3", /^Audit entry 300 .* was altered/],
  ["a removed entry", "delete from audit_entries where id = 3", /^Audit entry 4 .* follows a gap: link 3 is missing/],
  ["a removed first entry", "delete from audit_entries where id = 1", /^Audit entry 2 .* link 1 is missing/],
  [
    "a removed tail",
    "delete from audit_entries where id = 5",
    /^Audit chain \d+ had 5 entries, but its last one now is 4/,
  ],
  ["a removed chain", "delete from audit_chains where seq > 0", /^Audit chain \d+ has entries but no head/],
  ["a head set back", "update audit_chains set seq = 4 where seq = 5", /^Audit chain \d+ ends in another entry \(5\)/],
  [
    "an inserted entry",
    `insert into audit_entries select 77, at, actor_id, actor_type, operation, record_type, '77', detail, request_id,
       address, chain, 6, hash, hash from audit_entries where id = 5`,
    /^Audit entry 77 .* was altered/,
  ],
  [
    "an entry inserted in a chain of its own",
    `insert into audit_entries select 77, at, actor_id, actor_type, operation, record_type, '77', detail, request_id,
       address, 99, 1, ''::bytea, hash from audit_entries where id = 5`,
    /^Audit chain 99 has entries but no head/,
  ],
];

test.each(changes)("%s is found and named", async (_what, change, named) => {
  expect(await findingsAfter(change)).toContainEqual(expect.stringMatching(named));
});

test("writes that run at once use different chains, and none waits for another", async () => {
  const url = await cloneTemplate(trailUrl);
  try {
    await withClient(url, (one) =>
      withClient(url, async (two) => {
        for (const client of [one, two]) {
          await client.query("set lock_timeout = '2s'; begin");
          await client.query("select write_audit('{\"operation\": \"X\"}', now(), 'user', '1')");
          await client.query("select write_audit('{\"operation\": \"Y\"}', now(), 'user', '1')");
        }
        await Promise.all([one.query("commit"), two.query("commit")]);
      }),
    );
    expect(await verifyAuditTrail(url)).toEqual({ entries: 9, findings: [] });
  } finally {
    await dropDatabase(url);
  }
});

test("more writers at once than there are chains wait, and all are kept", async () => {
  const url = await cloneTemplate(trailUrl);
  const db = openDatabase(applicationUrlOf(url), { poolSize: 40 });
  try {
    await Promise.all(Array.from({ length: 400 }, (_, n) => write(db, `${n}`)));
    expect(await verifyAuditTrail(url)).toEqual({ entries: 405, findings: [] });
  } finally {
    await db.$disconnect();
    await dropDatabase(url);
  }
});
