import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { findPostmaster, sleep } from "#platform/postgres/postmaster.ts";
import { makeFor } from "#testing/make.ts";
import { copyMigrated } from "#testing/migrated-folder.ts";
import { moneyFor } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";
import { verifyLedger } from "./verify.ts";

const rounds = sized(3, 20);
const workers = 8;

test("a server killed again and again under load loses nothing it confirmed and doubles nothing that was retried", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "thangam-kill-"));
  copyMigrated(dataDir);
  const server = await startEmbeddedPostgres({ dataDir });
  const db = openDatabase(server.url, { poolSize: workers });
  const make = makeFor(db);
  const money = moneyFor(db);
  const { id: schemeVersionId } = await make.scheme({ paymentRule: "flexible" });
  const books = await Promise.all(Array.from({ length: workers / 2 }, () => make.book({ schemeVersionId })));

  // What was meant to happen, written down before; what was confirmed, written down after.
  const intents: string[] = [];
  const confirmed = new Map<string, bigint>();
  let interrupted = 0;
  const load = { isOver: false };

  const worker = async (name: number) => {
    for (let n = 0; !load.isOver; n += 1) {
      const key = `worker-${name}-${n}`;
      intents.push(key);
      while (!confirmed.has(key)) {
        try {
          // Two at once under one key: a doubled click, of which either half may meet the crash.
          const book = books[(name + n) % books.length]!;
          const [answer] = await Promise.all([money.take(book.number, { key }), money.take(book.number, { key })]);
          confirmed.set(key, answer.paymentId);
        } catch {
          interrupted += 1;
          await sleep(20);
        }
      }
    }
  };
  /** Goes on when so many further ones were confirmed: the load is in full swing again. */
  const more = async (count: number) => {
    const before = confirmed.size;
    await expect.poll(() => confirmed.size, { timeout: 600_000, interval: 5 }).toBeGreaterThan(before + count);
  };
  const running = Promise.all(Array.from({ length: workers }, (_, name) => worker(name)));
  for (let round = 0; round < rounds; round += 1) {
    await more(8 + round);
    const { pid } = (await findPostmaster(join(dataDir, "postgres")))!;
    process.kill(pid, "SIGKILL");
    // Who started it looks after it, and starts it again.
    const isBack = async () => {
      const found = await findPostmaster(join(dataDir, "postgres"));
      return found?.isReady === true && found.pid !== pid;
    };
    await expect.poll(isBack, { timeout: 600_000, interval: 20 }).toBe(true);
  }
  await more(10);
  load.isOver = true;
  await running;

  const stored = await db.payment.findMany({ select: { id: true } });
  expect(new Set(stored.map((payment) => payment.id))).toEqual(new Set(confirmed.values()));
  expect(stored).toHaveLength(intents.length);
  expect((await verifyLedger(server.url)).findings).toEqual([]);
  expect(interrupted).toBeGreaterThan(rounds);
  expect(intents.length).toBeGreaterThan(30);

  await db.$disconnect();
  await server.stop();
  await rm(dataDir, { recursive: true });
}, 1_800_000);
