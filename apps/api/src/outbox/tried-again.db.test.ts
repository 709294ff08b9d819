import { expect, test } from "vitest";
import { testMoment } from "#testing/money.ts";
import { clock, database, deliver, filesIn, queue } from "./deliver.testing.ts";

test("what fails is noted and stays in line, until the last attempt of its day gives it up", async () => {
  const client = await database.make.client();
  await queue({ kind: "client_enrolled", clientId: client.id });
  const mail = { send: () => Promise.reject(new Error("the mail server is away")) };
  clock.now = new Date(testMoment.getTime() + 22 * 3600_000);
  await deliver({ mail });
  const failed = await database.db.outboxMessage.findFirstOrThrow();
  expect(failed).toMatchObject({
    errorCode: "unknown_error",
    lastError: "the mail server is away",
    deliveredAt: null,
    deadAt: null,
    attempts: 1,
  });
  clock.now = new Date(clock.now.getTime() + 1);
  await deliver({ mail });
  expect(await database.db.outboxMessage.findFirst()).toMatchObject({
    deliveredAt: null,
    deadAt: clock.now,
    attempts: 2,
  });
});

test("a message that kills its worker each time is given up too", async () => {
  const client = await database.make.client();
  await queue({ kind: "client_enrolled", clientId: client.id });
  await database.db.outboxMessage.updateMany({ data: { attempts: 39 } });
  await deliver({ mail: { send: () => Promise.reject(new Error("no luck")) } });
  expect(await database.db.outboxMessage.findFirst()).toMatchObject({ deadAt: clock.now });
});

test("a message taken by a process that died is sent by the next, into the same file", async () => {
  const client = await database.make.client();
  await queue({ kind: "client_enrolled", clientId: client.id });
  await deliver();
  // As if the process had died after sending and before noting it.
  await database.db.outboxMessage.updateMany({ data: { deliveredAt: null } });
  expect(await deliver()).toBe(1);
  expect(await filesIn("mail")).toHaveLength(1);
});

test("a message without words or recipient is kept with its reason", async () => {
  const client = await database.make.client();
  await queue({ kind: "client_enrolled", clientId: null });
  await database.db
    .$executeRaw`select queue_message(${clock.now}::timestamptz, 'unheard_of', 'x', ${client.id}, null, '{}')`;
  await deliver();
  const errors = await database.db.outboxMessage.findMany({
    orderBy: { id: "asc" },
    select: { errorCode: true, lastError: true },
  });
  expect(errors).toEqual([
    { errorCode: "nothing_to_write", lastError: "client" },
    { errorCode: "nothing_to_write", lastError: "unheard_of" },
  ]);
});
