import { expect, inject, test } from "vitest";
import { applicationUrlOf, cloneTemplate, dropDatabase, useDatabase, withClient } from "#testing/database.ts";
import { checkDatabase } from "./check-database.ts";
import { openDatabase } from "./db.ts";
import { urlAs } from "./roles.ts";
import { inTransaction } from "./transaction.ts";

const database = useDatabase();

test("a server that could lose what it confirmed is refused, each fault in a sentence", async () => {
  const db = openDatabase(`${applicationUrlOf(database.url)}?options=-c%20synchronous_commit%3Doff`, { poolSize: 1 });
  await expect(checkDatabase(db)).rejects.toThrow(/synchronous_commit is off/);
  await checkDatabase(db, { isDisposable: true });
  await db.$disconnect();
});

test("sessions keep UTC, whatever the server, the database or the address prefer", async () => {
  const url = await cloneTemplate(inject("templateUrl"));
  const name = new URL(url).pathname.slice(1);
  await withClient(url, (owner) =>
    // For this database alone: the role itself is everybody's who tests at the same time.
    owner.query(
      `alter database ${name} set timezone = 'Asia/Kolkata';
       alter role thangam_app in database ${name} set timezone = 'Asia/Kolkata'`,
    ),
  );
  const options = "options=-c%20TimeZone%3DAsia%2FKolkata%20-c%20work_mem%3D8MB";
  const db = openDatabase(`${applicationUrlOf(url)}?${options}`, { poolSize: 1 });
  try {
    await checkDatabase(db, { isDisposable: true });
    expect(await db.$queryRaw`select current_setting('work_mem') as memory`).toEqual([{ memory: "8MB" }]);
  } finally {
    await db.$disconnect();
    await dropDatabase(url);
  }
});

/** What the start says about the user of this address. */
async function refusalOf(url: string): Promise<string> {
  const db = openDatabase(url, { poolSize: 1 });
  try {
    return await checkDatabase(db, { isDisposable: true }).then(() => "none", String);
  } finally {
    await db.$disconnect();
  }
}

test("a superuser is refused, and a session that lowers itself to the application's role too", async () => {
  expect(await refusalOf(database.url)).toMatch(/signs in as "thangam", who is a superuser.*Run `pnpm migrate`/);
  expect(await refusalOf(`${database.url}?options=-c%20role%3Dthangam_app`)).toContain('"thangam", who is a superuser');
});

test("whoever may do more than the application is refused, with the reason", async () => {
  const url = await cloneTemplate(inject("templateUrl"));
  const user = `${new URL(url).pathname.slice(1)}_user`;
  const gifts = [
    [
      `alter table cities owner to ${user}`,
      "alter table cities owner to thangam_owner",
      "owns the database or something in it",
    ],
    [
      `alter function lock_open_day(date, smallint) owner to ${user}`,
      "alter function lock_open_day(date, smallint) owner to thangam_owner",
      "owns the database or something in it",
    ],
    [`alter role ${user} createrole`, `alter role ${user} nocreaterole`, "may make roles"],
    [`alter role ${user} bypassrls`, `alter role ${user} nobypassrls`, "pass by policies"],
    [`grant thangam_app to ${user}`, `revoke thangam_app from ${user}`, "is a member of other roles"],
    [`grant thangam_owner to ${user}`, `revoke thangam_owner from ${user}`, "is a member of other roles"],
    ["select 1", `drop role ${user}`, "is another user"],
  ] as const;
  try {
    await withClient(url, async (admin) => {
      await admin.query(`create role ${user} login password 'x'`);
      for (const [gift, taken, reason] of gifts) {
        await admin.query(gift);
        expect([gift, await refusalOf(urlAs(url, user, "x"))]).toEqual([gift, expect.stringContaining(reason)]);
        await admin.query(taken);
      }
    });
  } finally {
    await dropDatabase(url);
  }
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
