import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withConnection } from "#platform/database/connection.ts";
import { openDatabase } from "#platform/database/db.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { totpCode } from "#platform/security/totp.ts";
import { asAudited } from "#testing/as-audited.ts";
import { callerAt } from "#testing/caller.ts";
import type { TestCaller } from "#testing/caller.ts";
import { makeFor } from "#testing/make.ts";
import { testPassword } from "#testing/make/people.ts";
import type { MakeUser } from "#testing/make-inputs.ts";
import { startPortal } from "#testing/portal-process.ts";
import type { PortalProcess } from "#testing/portal-process.ts";
import { sized } from "#testing/test-size.ts";

const run = promisify(execFile);
const folder = join(tmpdir(), `thangam-rotation-${process.pid}`);
const evidence = { EVIDENCE_DIR: join(folder, "evidence"), EVIDENCE_KEY_DIR: join(folder, "evidence-keys") };
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
/** With other passwords of both users than the server was made with. */
let rotated: { DATABASE_URL: string; DATABASE_OWNER_URL: string };
const portals: PortalProcess[] = [];
beforeAll(async () => {
  await mkdir(folder);
  server = await startEmbeddedPostgres({ dataDir: folder });
  rotated = {
    DATABASE_URL: withPassword(server.url, "another-password-of-the-application"),
    DATABASE_OWNER_URL: withPassword(server.ownerUrl, "another-password-of-the-owner"),
  };
});
afterAll(async () => {
  for (const portal of portals) await portal.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});

const before = "the secret that the shop had until today, long enough";
const now = "the secret that the shop has from today on, long enough";
const withPassword = (url: string, password: string) => Object.assign(new URL(url), { password }).href;

/** A program of the portal, run to its end. */
function program(name: string, environment: Record<string, string>, ...args: string[]) {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const env = { PATH: process.env["PATH"], DATA_DIR: folder, ...evidence, ...environment };
  return run(process.execPath, [file, ...args], { env });
}

async function serve(environment: Record<string, string>): Promise<string> {
  const portal = startPortal(folder, { BCRYPT_COST: "4", RUN_JOBS: "0", ...evidence, ...environment });
  portals.push(portal);
  return portal.address();
}

async function add<Made>(make: (makeIt: ReturnType<typeof makeFor>) => Promise<Made>): Promise<Made> {
  const db = openDatabase(server.url);
  try {
    return await make(makeFor(db));
  } finally {
    await db.$disconnect();
  }
}

const person = (rest: MakeUser) => add((make) => make.user(rest));
const done = async (answer: ReturnType<TestCaller["call"]>, status = 200) => {
  const { status: found, body } = await answer;
  expect(found, JSON.stringify(body)).toBe(status);
  return body;
};

/** Signs in for the first time: with an app for codes, and codes on paper. */
async function enrolled(url: string, email: string) {
  const caller = callerAt(() => url, new Map());
  const { challenge } = (await done(caller.call("signIn", { email, password: testPassword }), 401)).params;
  const [{ secret }] = (await done(caller.call("beginTotp", { challenge }))).data;
  const [{ backup_codes: codes }] = (
    await done(caller.call("addTotp", { challenge, code: totpCode(secret, new Date()) }))
  ).data;
  return { caller, email, secret, codes };
}

async function signedIn(url: string, email: string, code: string): Promise<TestCaller> {
  const caller = callerAt(() => url, new Map());
  const { challenge } = (await done(caller.call("signIn", { email, password: testPassword }), 401)).params;
  await done(caller.call("passSecondFactor", { challenge, code }));
  return caller;
}

/** What a shop has at any time: papers, people with a second step, a call that waits, and a statement. */
async function makeShop(url: string) {
  const admin = await enrolled(url, (await person({ userType: "Admin" })).email);
  const clerk = await enrolled(
    url,
    (await person({ userType: "Employee", capabilities: ["payments.take", "payments.acknowledge"] })).email,
  );
  const { number } = await add((make) => make.book({ scheme: { paymentRule: "flexible" } }));
  const take = async (caller: TestCaller) =>
    (await done(caller.call("takeCounterPayment", { accountno: number, amounttopay: "500", paymentmode: "Cash" })))
      .data[0];
  const taken = await take(clerk.caller);
  const [{ sheet }] = (await done(admin.caller.call("getReceipt", { id: taken.fld_id }))).data;
  const refund = { id: taken.fld_id, refund_mode: "Cash", reason: "Paid twice" };
  const { approval } = await done(clerk.caller.call("refundPayment", refund), 202);
  await program("evidence-command", { DATABASE_URL: server.url }, "seal");
  return {
    admin,
    clerk,
    number,
    receipt: sheet.verify_url.split("/verify/")[1],
    approval,
    statement: await statementOf(url, admin.caller, number),
  };
}

async function statementOf(url: string, { cookies }: TestCaller, accountno: string): Promise<string> {
  const Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { Cookie, "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/Save_Statement`, {
    method: "POST",
    headers,
    body: JSON.stringify({ accountno }),
  });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Buffer.from(files["statement.json"] ?? []).toString("utf8");
}

test.runIf(sized(false, true))(
  "with another APP_SECRET, another key of the seals and other passwords of the database, nothing of before is unreadable",
  async () => {
    const admin = { DATABASE_ADMIN_URL: server.adminUrl, DATABASE_OWNER_URL: server.ownerUrl };
    await program("migrate", { ...admin, DATABASE_URL: server.url });
    const old = await serve({ DATABASE_URL: server.url, APP_SECRET: before });
    const shop = await makeShop(old);

    await program("evidence-command", {}, "rotate-key");
    await program("migrate", { ...rotated, DATABASE_ADMIN_URL: server.adminUrl });
    // Whoever serves still goes on with the connections that there are.
    await done(shop.admin.caller.call("getPassbook", { accountno: shop.number }));
    await expect(withConnection(server.url, () => Promise.resolve())).rejects.toThrow(/password authentication failed/);
    const url = await serve({ ...rotated, APP_SECRET: now, APP_SECRET_BEFORE: before });
    for (const portal of portals.slice(0, -1)) await portal.stop();

    const nobody = callerAt(() => url, new Map());
    expect((await nobody.call("getPassbook", { accountno: shop.number })).status).toBe(401);
    const byBackupCode = await signedIn(url, shop.admin.email, shop.admin.codes[0]);
    const byApp = await signedIn(url, shop.clerk.email, totpCode(shop.clerk.secret, new Date(Date.now() + 30_000)));
    expect((await done(nobody.call("verifyReceipt", { code: shop.receipt }))).data.verdict).toBe("genuine");
    await done(byBackupCode.call("decideApproval", { approval_id: shop.approval.approval_id, decision: "approve" }));
    await done(byApp.call("takeCounterPayment", { accountno: shop.number, amounttopay: "500", paymentmode: "Cash" }));

    await program("evidence-command", rotated, "seal");
    const check = async (statement: string) => (await done(nobody.call("checkStatement", { statement }))).data.verdict;
    expect(await check(shop.statement)).toBe("older");
    expect(await check(await statementOf(url, byBackupCode, shop.number))).toBe("genuine");
    // Of whom the test made by itself.
    await withConnection(server.adminUrl, asAudited);
    const { stdout } = await program("ledger-verify", rotated, "--evidence", evidence.EVIDENCE_DIR);
    expect(stdout).toMatch(/2 checkpoints/);
  },
);
