import { expect, inject, test } from "vitest";
import { cloneTemplate, dropDatabase, useDatabase, withClient } from "#testing/database.ts";
import { checkDatabase, openDatabase } from "./db.ts";
import { inTransaction } from "./transaction.ts";

const database = useDatabase();

test("a server that could lose what it confirmed is refused, each fault in a sentence", async () => {
  const refusal = checkDatabase(database.db);
  await expect(refusal).rejects.toThrow(/fsync is off.*\n.*full_page_writes is off.*\n.*synchronous_commit is off/);
  await checkDatabase(database.db, { isDisposable: true });
});

test("sessions keep UTC and the lesser role, whatever the server, the database or the address prefer", async () => {
  const url = await cloneTemplate(inject("templateUrl"));
  const name = new URL(url).pathname.slice(1);
  await withClient(url, (owner) =>
    // For this database alone: the role itself is everybody's who tests at the same time.
    owner.query(
      `alter database ${name} set timezone = 'Asia/Kolkata';
       alter role thangam in database ${name} set timezone = 'Asia/Kolkata'`,
    ),
  );
  const db = openDatabase(`${url}?options=-c%20TimeZone%3DAsia%2FKolkata%20-c%20work_mem%3D8MB`, { poolSize: 1 });
  try {
    await checkDatabase(db, { isDisposable: true });
    expect(await db.$queryRaw`select current_setting('work_mem') as memory`).toEqual([{ memory: "8MB" }]);
  } finally {
    await db.$disconnect();
    await dropDatabase(url);
  }
});

test("a session that works as the owner is refused", async () => {
  const db = openDatabase(database.url, { poolSize: 1 });
  await db.$executeRawUnsafe("set role thangam");
  await expect(checkDatabase(db, { isDisposable: true })).rejects.toThrow('work as "thangam" instead of "thangam_app"');
  await db.$disconnect();
});

test("a transaction that throws leaves nothing behind", async () => {
  const { db } = database;
  const undone = inTransaction(db, async (tx) => {
    await tx.designation.create({ data: { name: "Undone" } });
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect(await db.designation.count({ where: { name: "Undone" } })).toBe(0);
});

test("times come back as they were stored", async () => {
  const { make, db } = database;
  const now = new Date("2026-02-28T18:29:59.999Z");
  const { id } = await make.user({ now });
  expect((await db.user.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(now);
});
