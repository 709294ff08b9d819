import { expect, test } from "vitest";
import { queueDeliveries, queueMessage } from "#outbox/index.ts";
import {
  app,
  gateway,
  jobs,
  pass,
  queueMany,
  server,
  untilNothingIsDue,
  startWorker,
} from "./deliver-messages.testing.ts";

test("trouble with the SMS gateway does not send the mail again", async () => {
  await startWorker();
  gateway.setMood("refusing");
  const [email = ""] = await queueMany(1);
  for (let tries = 0; tries < 3; tries += 1) {
    await untilNothingIsDue();
    await pass(3_600_000);
  }
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]).toContain(email);
  expect(server.taken[0]).toMatch(/multipart\/alternative/);
  gateway.setMood("well");
  await pass(3_600_000);
  await untilNothingIsDue();
  expect(gateway.taken).toHaveLength(1);
});

test("an SMS that operators would block leaves its reason at the message, which counts as delivered by mail", async () => {
  await startWorker();
  const client = await app.make.client();
  const about = { clientId: client.id, payload: {} };
  await queueMessage(app.db, app.clock.now, {
    kind: "client_welcome",
    dedupeKey: `unregistered:${client.id}`,
    ...about,
  });
  await untilNothingIsDue();
  const message = await app.db.outboxMessage.findFirstOrThrow({ where: { kind: "client_welcome" } });
  expect(message).toMatchObject({ mailedAt: app.clock.now, textedAt: null, deliveredAt: app.clock.now });
  expect(message).toMatchObject({ errorCode: "sms_unregistered", lastError: "client_welcome.en" });
});

test("what could not be sent is tried again, later each time, and given up within a day", async () => {
  await startWorker({ send: () => Promise.reject(new Error("the mail server is away")) });
  await queueMany(1);
  const pauses: number[] = [];
  const startedAt = app.clock.now.getTime();
  for (;;) {
    await untilNothingIsDue();
    const message = await app.db.outboxMessage.findFirstOrThrow();
    expect(message).toMatchObject({ errorCode: "unknown_error", lastError: "the mail server is away" });
    if (message.deadAt !== null) break;
    const [job] = await jobs();
    pauses.push(job?.waits ?? 0);
    await pass(Math.ceil((job?.waits ?? 0) * 1_000) + 100);
  }
  expect(await jobs()).toEqual([]);
  // Each from once to twice what stands here, so that not everything comes back at once.
  for (const [n, least] of [30, 60, 120, 240, 480, 960, 1_920, 3_840].entries()) {
    expect(pauses[n]).toBeGreaterThan(least - 5);
    expect(pauses[n]).toBeLessThan(2 * least + 5);
  }
  expect(Math.max(...pauses)).toBeLessThanOrEqual(2 * 3600);
  const triedFor = app.clock.now.getTime() - startedAt;
  expect(triedFor).toBeGreaterThan(22 * 3600_000);
  expect(triedFor).toBeLessThanOrEqual(24 * 3600_000);
});

test("a payment that is rolled back takes its message and its job with it", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const book = await app.make.book();
  await app.db.outboxMessage.deleteMany();
  await app.asOwner((owner) =>
    owner.query(`delete from pgboss.job; delete from unqueued_messages;
      create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'disk on fire'; end $$;
      create constraint trigger fails_late after insert on payments deferrable initially deferred
        for each row execute function fail_late()`),
  );
  const pay = () =>
    admin.call("takeCounterPayment", { accountno: book.number, amounttopay: "500" }, { key: "rolled-back" });
  expect((await pay()).status).toBe(500);
  expect(await app.db.payment.count({ where: { bookId: book.id } })).toBe(0);
  expect(await app.db.outboxMessage.count()).toBe(0);
  expect(await queueDeliveries(app.db)).toBe(0);

  await app.asOwner((owner) => owner.query("drop trigger fails_late on payments; drop function fail_late()"));
  expect((await pay()).status).toBe(200);
  const message = await app.db.outboxMessage.findFirstOrThrow();
  expect(message.kind).toBe("payment_acknowledged");
  expect(await queueDeliveries(app.db)).toBe(1);
  expect(await jobs()).toMatchObject([{ key: message.id.toString(), state: "created" }]);
});
