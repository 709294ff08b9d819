import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { sized } from "#testing/test-size.ts";
import { applicationUrlOf } from "#testing/database.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n } });
  await app.make.scheme({ name: "Gold Rain", accrual: "weight", instalments: 12, prefixes: { GR: 100_000n } });
  await app.make.goldRate({ ratePaisePerGram: 700_000n });
});

/** A shop's members: every third has two books, every fifth saves gold; every hundredth line is wrong. */
function shopOf(count: number, from: number, maxMonths: number) {
  return Array.from({ length: count }, (_, index) => {
    const n = from + index;
    const person = n - (n % 3 === 2 ? 1 : 0);
    const isBad = n % 100 === 50;
    return {
      name: `Member ${person}`,
      email: `member${person}@example.com`,
      mobile: `9${String(person).padStart(9, "0")}`,
      ...(n % 5 === 0
        ? {
            scheme: "Gold Rain",
            bookNumber: `GR${n}`,
            amount: isBad ? "1,234" : "1,000",
            openingGrams: n % 10 === 0 && n % (maxMonths + 1) > 0 ? "1.234" : "",
          }
        : { scheme: "Thanga Mazhai", bookNumber: `E${n}`, amount: isBad ? "501" : "500" }),
      paidMonths: String(n % (maxMonths + 1)),
    };
  });
}

const rows = sized(1_000, 20_000);
const [bad, good] = [rows / 100, rows - rows / 100];

test(`${rows} rows with ${bad} bad ones are imported in the background while payments go on, and undone`, async () => {
  const counter = await app.make.book({ scheme: { prefixes: { ZZ: 50_000n } } });
  const before = { clients: await app.db.client.count(), users: await app.db.user.count() };
  const lines = shopOf(rows, 0, 1);
  const id = await upload(admin, importFileOf(lines));
  const view = async () => (await admin.call("getImport", { id })).body.data[0];

  await finishWork(app.db);
  expect(await view()).toMatchObject({ status: "Checked", rows, good, bad, done: rows });
  const foretold = await view();

  await admin.call("startImport", { id });
  const progress = new Set<number>();
  let taken = 0;
  const work = { isOver: false };
  const atTheCounter = async () => {
    for (let n = 0; !work.isOver; n += 1) {
      if (n < counter.instalments) {
        expect((await admin.call("takeCounterPayment", { accountno: counter.number })).status).toBe(200);
        taken += 1;
      }
      progress.add((await view()).done);
      await pause(sized(30, 200));
    }
  };
  const counterWork = atTheCounter();
  // `beside-the-counter.db.test.ts` sees that nobody waits for a step; a slow machine does less in each.
  expect(await finishWork(app.db)).toBeGreaterThanOrEqual(good / 250);
  work.isOver = true;
  await counterWork;
  const made = await view();
  expect(made).toMatchObject({ status: "Imported", imported: good, bad, done: good });
  for (const figure of ["new_clients", "books", "paid_total", "weight_total"])
    expect(made[figure]).toBe(foretold[figure]);
  expect(progress.size).toBeGreaterThan(1);
  expect(taken).toBeGreaterThan(1);
  expect(await app.db.book.count({ where: { status: "approved" } })).toBe(good + 1);
  expect(await app.db.client.count()).toBe(before.clients + made.new_clients);

  const { body } = await admin.call("listImportRows", { id, state: "Bad", pageSize: 200 });
  expect(body.page.total).toBe(bad);
  expect(body.data.map((row: { row: number }) => row.row)).toEqual(Array.from({ length: bad }, (_, n) => n * 100 + 52));

  await admin.call("undoImport", { id });
  await finishWork(app.db);
  expect((await view()).status).toBe("Undone");
  expect(await app.db.user.count({ where: { status: { not: "withdrawn" } } })).toBe(before.users);
  expect(await app.db.client.count({ where: { status: "approved" } })).toBe(before.clients);
  expect(await app.db.book.count({ where: { status: "approved" } })).toBe(1);
  expect(await findings()).toEqual([]);
}, 3_600_000);

const size = sized(500, 1_500);

test("killed again and again in the middle, an import and its undo lose no row and do none twice", async () => {
  const lines = shopOf(size, 100_000, 7);
  const id = await upload(admin, importFileOf(lines));
  const url = await addressOf();
  await workWithKills(url, id, "Checked");
  await admin.call("startImport", { id });
  const kills = await workWithKills(url, id, "Imported");
  expect(kills).toBeGreaterThan(1);
  const numbers = lines.map(({ bookNumber }) => bookNumber);
  const books = await app.db.book.findMany({ where: { number: { in: numbers } }, include: { balance: true } });
  expect(books).toHaveLength(size - size / 100);
  expect(books.filter(({ balance, paidMonths }) => balance?.seq !== BigInt(paidMonths))).toEqual([]);
  expect(await app.db.importRow.count({ where: { batchId: BigInt(id), state: "imported" } })).toBe(size - size / 100);
  expect(await findings()).toEqual([]);

  await admin.call("undoImport", { id });
  expect(await workWithKills(url, id, "Undone")).toBeGreaterThan(0);
  expect((await admin.call("getImport", { id })).body.data[0]).toMatchObject({
    status: "Undone",
    done: size - size / 100,
  });
  expect(await app.db.book.count({ where: { number: { in: numbers } } })).toBe(0);
  expect(await findings()).toEqual([]);
}, 1_800_000);

/**
 * Lets another process do the work and kills it whenever a step was done, until the import is where it should be. What a
 * killed process had begun goes on in the database for a moment, so that one after it may find nothing to do.
 */
const maxKills = sized(2, 20);

async function workWithKills(url: string, id: string, end: string): Promise<number> {
  const childFile = fileURLToPath(new URL("../../testing/import-child.ts", import.meta.url));
  for (let kills = 0; ;) {
    const child = spawn(process.execPath, [childFile, applicationUrlOf(url)]);
    const ended = once(child, "exit");
    await Promise.race([once(child.stdout, "data"), ended]);
    const before = await progressOf(id);
    if (kills < maxKills) {
      while (child.exitCode === null && (await progressOf(id)) === before);
      // In the middle of the step after the one that was seen.
      child.kill("SIGKILL");
    }
    const [, signal] = await ended;
    if (signal === "SIGKILL") kills += 1;
    if ((await admin.call("getImport", { id })).body.data[0].status === end) return kills;
  }
}

/** Changes with every step. */
async function progressOf(id: string): Promise<string> {
  const { status, doneRows, undoStartedAt, content } = await app.db.importBatch.findUniqueOrThrow({
    where: { id: BigInt(id) },
  });
  const withdrawn = await app.db.book.count({ where: { status: "withdrawn" } });
  return JSON.stringify([status, doneRows, undoStartedAt, content === null, withdrawn]);
}

function addressOf(): Promise<string> {
  return app.asOwner(async ({ user, password, host, port, database }) =>
    Promise.resolve(`postgresql://${user}:${password}@${host}:${port}/${database}`),
  );
}

async function findings() {
  return (await verifyLedger(await addressOf())).findings;
}
