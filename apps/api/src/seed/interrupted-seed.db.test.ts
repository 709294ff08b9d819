import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { applicationUrlOf, dropDatabase, useDatabase, withClient } from "#testing/database.ts";
import { cloneDemoShop, seedDemoShop } from "#testing/demo-shop.ts";
import { sized } from "#testing/test-size.ts";
import { requireNoHalfDemo } from "./index.ts";

const database = useDatabase();
const childFile = fileURLToPath(new URL("../testing/seed-child.ts", import.meta.url));

/** After so many steps the processes are killed. */
const moments = sized(
  [40],
  Array.from({ length: 20 }, (_, n) => n * 38),
);

test("a first start of several processes, killed again and again, goes on where it was, and half a shop is taken for none", async () => {
  const cities = () => database.db.city.count();
  await killedWhen(async () => (await cities()) > 0);
  expect(await database.db.user.count()).toBe(0);
  for (const steps of moments) {
    await killedWhen(async () => (await stepsDone()) >= steps);
    await expect(requireNoHalfDemo(database.db)).rejects.toThrow("is not finished");
    expect(await database.db.outboxMessage.count({ where: { deliveredAt: null } })).toBe(0);
  }
  expect((await verifyLedger(database.url)).findings).toEqual([]);
}, 3_600_000);

// The rest of the shop takes a minute, and a shop that was left alone to compare it with as long.
test.runIf(sized(false, true))(
  "what it makes at last is the same demo shop as one that was left alone",
  async () => {
    for (const ended of [start(), start()].map((child) => once(child, "exit"))) expect(await ended).toEqual([0, null]);
    await requireNoHalfDemo(database.db);

    const whole = await cloneDemoShop(inject("templateUrl"));
    expect(await contentOf(database.url)).toEqual(await contentOf(whole));
    await dropDatabase(whole);
    expect((await verifyLedger(database.url, { isAudited: true })).findings).toEqual([]);
    expect(await seedDemoShop(database.db)).toBe(false);
  },
  3_600_000,
);

function start() {
  return spawn(process.execPath, [childFile, applicationUrlOf(database.url)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Starts the making of the shop in two processes and kills both as soon as they have come so far. */
async function killedWhen(isReached: () => Promise<boolean>): Promise<void> {
  const children = [start(), start()];
  const ended = children.map((child) => once(child, "exit"));
  await expect.poll(isReached, { timeout: 1_200_000, interval: 5 }).toBe(true);
  for (const child of children) child.kill("SIGKILL");
  expect(await Promise.all(ended)).toEqual([
    [null, "SIGKILL"],
    [null, "SIGKILL"],
  ]);
}

async function stepsDone(): Promise<number> {
  return (await database.db.demoShop.findFirst())?.stepsDone ?? -1;
}

/** How many rows every table has, and what the books, the money and the trail say; ids and passwords may differ. */
function contentOf(url: string): Promise<Record<string, unknown>> {
  return withClient(url, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
      // Kept in as many shards as there were connections.
      [["tallies", "day_totals", "payment_totals", "audit_chains", "_prisma_migrations", "_sql_files"]],
    );
    const counts: Record<string, unknown> = {};
    for (const { name } of tables)
      counts[name] = (await owner.query(`select count(*)::int as n from ${name}`)).rows[0].n;
    const digest = async (sql: string) =>
      (await owner.query(`select md5(string_agg(row::text, ';' order by row::text)) as digest from (${sql}) row`))
        .rows[0].digest;
    counts["what books say"] = await digest(
      `select b.number, b.status, b.opened_on, b.closed_at, t.paid_paise, t.weight_mg, t.instalments_paid
       from books b join book_balances t on t.book_id = b.id`,
    );
    counts["what payments say"] = await digest(
      `select b.number, p.status, p.amount_paise, p.mode, p.receipt_number, p.paid_at, p.acknowledged_at, p.weight_mg
       from payments p join books b on b.id = p.book_id`,
    );
    counts["what days say"] = await digest(
      `select d.day, d.carried_paise, d.reopened_at, c.mode, c.expected_paise, c.counted_paise
       from day_closings d join day_counts c on c.closing_id = d.id`,
    );
    counts["what the trail says"] = await digest(`select at, operation, record_type from audit_entries`);
    counts["what people were told"] = await digest(
      `select kind, created_at, delivered_at, dead_at from outbox_messages`,
    );
    return counts;
  });
}
