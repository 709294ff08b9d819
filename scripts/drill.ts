/**
 * `pnpm drill [address]`: tries on running containers, started with DEMO=1 and `--scale api=3`, what docs/runbook.md
 * promises: payments are taken all the while, one API is killed, a backup is taken and brought back beside the shop, and the
 * portal signs in to its database as the application alone. For
 * a shop of demo data alone: it takes payments.
 */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compose, inDatabase, runProgram, sqlIn } from "./containers.ts";
import { signInsOf } from "./database-sign-ins.ts";
import { demoBook } from "./demo-book.ts";

const url = process.argv[2] ?? "http://localhost";
const drillDatabase = "thangam_drill";
const replicas = (await compose(["ps", "-q", "api"])).split("\n");
assert(replicas.length > 1, "start the containers with --scale api=3");
const admin = await signIn("admin@example.com", "Thangam@2026");
const paidBefore = await paidTotal();

const keys: string[] = [];
const receipts: string[] = [];
let repeated = 0;
const closing = new AbortController();
const counters = Promise.all(Array.from({ length: 4 }, takePayments));
await untilReceipts(40);

const [victim = ""] = replicas;
await runProgram(["docker", "kill", "--signal", "KILL", victim]);
console.log(`killed one API of ${replicas.length} after ${receipts.length} payments`);
await untilReceipts(receipts.length + 40);

const folder = await mkdtemp(join(tmpdir(), "thangam-drill-"));
const file = join(folder, "shop.dump");
const acknowledged = [...receipts];
await runProgram(["deploy/backup.sh", file], 600);
console.log(
  `backed up after ${acknowledged.length} payments; ${receipts.length - acknowledged.length} more came meanwhile`,
);
await untilReceipts(receipts.length + 20);
closing.abort();
await counters;

assert.equal(new Set(receipts).size, keys.length, "every payment has one receipt");
assert.equal((await paidTotal()) - paidBefore, keys.length * 100, "every payment stands on the book once");
console.log(`${keys.length} payments taken, each once; ${repeated} had to be sent again`);

const verified = await runProgram(["deploy/restore.sh", file, drillDatabase], 600);
const found = await sqlIn(
  drillDatabase,
  `select count(*) from payments where receipt_number in (${acknowledged.map(quoted).join()})`,
);
assert.equal(Number(found), acknowledged.length, "the backup holds every payment acknowledged before it began");
console.log(`restored: ${verified.split("\n").at(-1)}; all ${found} payments from before are in it`);
await inDatabase("dropdb", "--username=thangam", drillDatabase);
await rm(folder, { recursive: true });

assert.deepEqual(
  await signInsOf("thangam"),
  ["thangam_app"],
  "API and worker sign in as the application, and as nobody else",
);
console.log("API and worker sign in to the database as thangam_app");

const wrong = { email: `nobody-${randomUUID()}@example.com`, password: "not this one" };
const statuses: number[] = [];
for (let n = 0; n < 12; n += 1) statuses.push((await post("New_Admin_Login", wrong)).status);
assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429, 429], "limits are counted together");
console.log("ten tries of one account are let through, wherever they arrive");

function post(operation: string, input: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/${operation}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(input),
  });
}

async function signIn(email: string, password: string): Promise<{ Cookie: string }> {
  const answer = await post("New_Admin_Login", { email, password });
  assert.equal(answer.status, 200, "the demo shop's Admin signs in");
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  };
}

async function paidTotal(): Promise<number> {
  const preview = Object(await (await post("Preview_Payment", { accountno: demoBook }, admin)).json());
  return Number(preview.data.book.paid_total);
}

/** One counter: the next payment once the last one has its receipt, asked for again with its key until it has. */
async function takePayments(): Promise<void> {
  while (!closing.signal.aborted) {
    const key = randomUUID();
    keys.push(key);
    receipts.push(await take(key));
  }
}

async function take(key: string): Promise<string> {
  const last = Date.now() + 60_000;
  while (Date.now() < last) {
    const headers = { ...admin, "Idempotency-Key": key };
    const answer = await post("Add_monhlyOfflinePayments", { accountno: demoBook, amounttopay: "100" }, headers).catch(
      () => null,
    );
    if (answer?.status === 200) return Object(await answer.json()).data[0].receiptno;
    assert(answer === null || answer.status >= 500, `a payment was refused with ${answer?.status}`);
    repeated += 1;
    await wait(200);
  }
  throw new Error(`the payment ${key} was not answered for a minute`);
}

async function untilReceipts(count: number): Promise<void> {
  const last = Date.now() + 120_000;
  while (receipts.length < count && Date.now() < last) await wait(50);
  assert(receipts.length >= count, "payments are taken");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
