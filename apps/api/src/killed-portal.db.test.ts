import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { findRunningPostgres } from "#platform/postgres/embedded-postgres.ts";
import { findPostmaster } from "#platform/postgres/postmaster.ts";
import { withClient } from "#testing/database.ts";
import { ageJobs } from "#testing/job-queue.ts";
import { makeFor } from "#testing/make.ts";
import { copyMigrated } from "#testing/migrated-folder.ts";
import { testMoment } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";
import { dataDir, start } from "./main.testing.ts";

const kills = sized(1, 3);

test(
  "killed in the middle of payments, it comes up again with every one it acknowledged, once",
  { timeout: 3_600_000 },
  async () => {
    copyMigrated(dataDir);
    let portal = start({ BCRYPT_COST: "4" });
    const address = await portal.address();
    const counter = await signedIn(address, await makeAdminAndBook((await findRunningPostgres(dataDir))?.url ?? ""));
    const keys: string[] = [];
    const receipts: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const takings = Array.from({ length: 6 }, async (_, number) => {
        for (let n = 0; n < 1_000; n += 1) {
          const key = `take-${round}-${number}-${n}`;
          keys.push(key);
          const receipt = await counter.take(key).catch(() => null);
          if (receipt === null) return;
          receipts.push(receipt);
        }
      });
      await expect.poll(() => receipts.length, { timeout: 600_000 }).toBeGreaterThan(40 * (round + 1));
      await portal.stop("SIGKILL");
      await Promise.all(takings);
      portal = start({ BCRYPT_COST: "4" });
      counter.url = await portal.address();
    }
    // Whatever has no answer is asked for again with its key: it happens now, or is answered as it was then.
    const afterwards = new Set(receipts);
    for (const key of keys) afterwards.add(await counter.take(key));
    expect(afterwards.size).toBe(keys.length);
    expect(await counter.credited()).toBe(keys.length);
    expect(await portal.stop()).toBe(0);
    expect(await findRunningPostgres(dataDir)).toBeNull();
  },
);

test(
  "when its database is killed under it, it goes on by itself: payments once, and every message sent",
  { timeout: 3_600_000 },
  async () => {
    copyMigrated(dataDir);
    const portal = start({ BCRYPT_COST: "4" });
    const address = await portal.address();
    const { url = "", ownerUrl = "" } = (await findRunningPostgres(dataDir)) ?? {};
    const counter = await signedIn(address, await makeAdminAndBook(url));
    const keys: string[] = [];
    const receipts = new Set<string>();
    const refusals: string[] = [];
    const over = new AbortController();
    const takings = Array.from({ length: 4 }, async (_, number) => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const key = `under-a-kill-${number}-${n}`;
        keys.push(key);
        await counter.take(key).then(
          (receipt) => receipts.add(receipt),
          async (error: unknown) => {
            refusals.push(String(error));
            await new Promise((waited) => setTimeout(waited, 50));
          },
        );
      }
    });
    for (let kill = 0; kill < kills; kill += 1) {
      const before = receipts.size;
      await expect.poll(() => receipts.size, { timeout: 600_000 }).toBeGreaterThan(before + 20);
      const server = await findPostmaster(join(await realpath(dataDir), "postgres"));
      // Nought would be the group of this process.
      if (server === null || server === undefined) throw new Error("the portal's database was not found");
      process.kill(server.pid, "SIGKILL");
      const known = refusals.length;
      await expect.poll(() => refusals.length, { timeout: 600_000 }).toBeGreaterThan(known);
      // No longer than it takes to start a server that was killed. Payments under way at the kill are fewer.
      const acknowledged = receipts.size;
      await expect.poll(() => receipts.size, { timeout: 600_000 }).toBeGreaterThan(acknowledged + 20);
    }
    over.abort();
    await Promise.all(takings);
    expect(refusals.filter((error) => !error.includes("503"))).toEqual([]);

    // A connection that was not used since may still tell that its server is gone.
    const takeAtLast = (key: string): Promise<string> =>
      counter.take(key).catch((error: unknown) => {
        if (!String(error).includes("503")) throw error;
        return takeAtLast(key);
      });
    for (const key of keys) receipts.add(await takeAtLast(key));
    expect(receipts.size).toBe(keys.length);
    expect(await counter.credited()).toBe(keys.length);
    // Its worker found the way back to its queue: nothing waits any more, and each payment has its mail.
    const count = (where: string) =>
      withClient(ownerUrl, async (owner) => {
        // As if the minute had passed after which a worker's lost work is looked for.
        await ageJobs(owner, 30_000);
        return (await owner.query(`select count(*)::int as count from outbox_messages where ${where}`)).rows[0].count;
      });
    await expect.poll(() => count("mailed_at is null"), { timeout: 600_000, interval: 500 }).toBe(0);
    expect(await count("kind = 'payment_acknowledged'")).toBe(keys.length);
    expect(await portal.stop()).toBe(0);
  },
);

/** An Admin at the counter who takes Rs 100 at a time for one flexible book. */
async function signedIn(address: string, book: string) {
  const counter = { url: address, cookie: "", take, credited };
  const post = (operation: string, input: object, headers: Record<string, string> = {}) =>
    fetch(`${counter.url}/api/${operation}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: counter.cookie, ...headers },
      body: JSON.stringify(input),
    });
  const answer = await post("New_Admin_Login", { email: "admin@example.com", password: "Thangam@2026" });
  counter.cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const paidBefore = await paid();
  return counter;

  async function take(key: string): Promise<string> {
    const taken = await post(
      "Add_monhlyOfflinePayments",
      { accountno: book, amounttopay: "100" },
      { "Idempotency-Key": key },
    );
    expect(taken.status).toBe(200);
    return Object(await taken.json()).data[0].receiptno;
  }
  /** How many times Rs 100 stand on the book since. */
  async function credited(): Promise<number> {
    return ((await paid()) - paidBefore) / 100;
  }
  async function paid(): Promise<number> {
    const preview = await post("Preview_Payment", { accountno: book });
    return Number(Object(await preview.json()).data.book.paid_total);
  }
}

/** What a counter needs, without the months of a demo shop; returns the number of a flexible book. */
async function makeAdminAndBook(url: string): Promise<string> {
  const db = openDatabase(url);
  await makeFor(db).user({ userType: "Admin", email: "admin@example.com" });
  // A counter that signs in by its password alone.
  await db.setting.create({ data: { key: "second_factor", value: false, updatedAt: testMoment } });
  const { number } = await makeFor(db).book({ scheme: { paymentRule: "flexible" } });
  await db.$disconnect();
  return number;
}
