import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import type { Transaction } from "./db.ts";
import { inTransaction, TransactionTooLong } from "./transaction.ts";

const database = useDatabase({ poolSize: 1 });
const kept = (name: string) => database.db.designation.count({ where: { name } });

test("a transaction whose statement hangs is ended after 5 s, and nothing of it stays", async () => {
  const slow = inTransaction(database.db, async (tx) => {
    await tx.designation.create({ data: { name: "Hanging" } });
    await tx.$executeRaw`select pg_sleep(600)`;
  });
  await expect(slow).rejects.toThrow(TransactionTooLong);
  await expect(slow).rejects.toThrow("A transaction took longer than 5 s and was rolled back");
  expect(await kept("Hanging")).toBe(0);
});

test("a transaction that dawdles between its statements is ended too, and its connection serves the next", async () => {
  const slow = inTransaction(database.db, async (tx) => {
    await tx.designation.create({ data: { name: "Dawdling" } });
    await pause(6_000);
    await tx.designation.create({ data: { name: "Dawdling still" } });
  });
  await expect(slow).rejects.toThrow(TransactionTooLong);
  expect([await kept("Dawdling"), await kept("Dawdling still")]).toEqual([0, 0]);
  await inTransaction(database.db, (tx) => tx.designation.create({ data: { name: "Prompt" } }));
  expect(await kept("Prompt")).toBe(1);
});

test("the limit of a transaction ends with it: a read after it may take its time", async () => {
  await inTransaction(database.db, (tx) => tx.designation.count());
  expect(await database.db.$queryRaw`select current_setting('statement_timeout') as limit`).toEqual([
    { limit: "1min" },
  ]);
});

test("a write of several statements that is under way when the time is over is undone whole", async () => {
  await database.asOwner((owner) =>
    owner.query(`create function dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(1.5); return new; end $$;
      create trigger schemes_dawdle before insert on schemes for each row execute function dawdle()`),
  );
  const rules = { type: "monthly", instalments: 11, accrual: "amount", paymentRule: "fixed", name: "Slow" };
  const slow = inTransaction(database.db, async (tx) => {
    await tx.$executeRaw`select pg_sleep(4)`;
    // Its first statement ends after the limit. What follows must not run on a connection that has left the transaction.
    await tx.scheme.create({
      data: {
        code: "slow",
        versions: {
          create: { ...rules, version: 1, minimumPaise: 10_000n, multipleOfPaise: 10_000n, createdAt: new Date(0) },
        },
      },
    });
  });
  await expect(slow).rejects.toThrow(TransactionTooLong);
  expect([await database.db.scheme.count(), await database.db.schemeVersion.count()]).toEqual([0, 0]);
});

/** A write of two statements, each of which takes a second. */
async function makeSlowWrite() {
  const { id } = await database.make.user({ userType: "Employee", name: "Asha" });
  await database.db.user.update({ where: { id }, data: { designation: { create: { name: "Clerk" } } } });
  await database.asOwner((owner) =>
    owner.query(`create or replace function dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(1); return new; end $$;
      create or replace trigger users_dawdle before update of name on users for each row execute function dawdle();
      create or replace trigger designations_dawdle before update on designations for each row execute function dawdle()`),
  );
  const changed = { name: "Usha", designation: { update: { name: "Cashier" } } };
  const stored = async () => {
    const user = await database.db.user.findUniqueOrThrow({ where: { id }, include: { designation: true } });
    return [user.name, user.designation?.name];
  };
  return { write: (tx: Transaction) => tx.user.update({ where: { id }, data: changed }), stored };
}

test("of a write whose transaction the client's timer ends between two statements nothing stays", async () => {
  const { write, stored } = await makeSlowWrite();
  await expect(database.db.$transaction(write, { timeout: 300 })).rejects.toThrow();
  // What goes on outside of it has had its time.
  await pause(3_000);
  expect(await stored()).toEqual(["Asha", "Clerk"]);
});
