import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { makeLogger } from "#platform/process/logger.ts";
import type { Mail } from "#integrations/mail/port.ts";
import { useApp } from "#testing/harness.ts";
import { jobsIn } from "#testing/job-queue.ts";
import { deliverWaiting, noReceipt, portalUrl } from "#testing/mails.ts";
import { queueMessage, queueSecretMessage, sendAgain } from "./index.ts";
import type { SentAgain } from "./index.ts";

const app = useApp();
const day = 24 * 3_600_000;

beforeEach(async () => {
  await app.db.outboxMessage.deleteMany();
  await app.asOwner((owner) => owner.query("delete from pgboss.job"));
});

async function queueOne(): Promise<bigint> {
  const client = await app.make.client();
  const about = { dedupeKey: `again:${client.id}`, clientId: client.id, payload: {} };
  await queueMessage(app.db, app.clock.now, { kind: "client_enrolled", ...about });
  return (await app.db.outboxMessage.findFirstOrThrow({ where: { clientId: client.id, kind: "client_enrolled" } })).id;
}

async function deliver(send: (mail: Mail) => Promise<void>): Promise<void> {
  const { db, clock, secrets } = app;
  const sms = { send: async () => undefined };
  const ports = { mail: { send }, sms, receiptOf: noReceipt, portalUrl };
  await deliverWaiting({ db, clock: () => clock.now, logger: makeLogger("silent"), secrets, ...ports });
}

const again = (id: bigint): Promise<SentAgain> => inTransaction(app.db, (tx) => sendAgain(tx, id, app.clock.now));

test("a message that was sent goes again, under a name of its own, and has a day once more", async () => {
  const id = await queueOne();
  const ids: string[] = [];
  await deliver(async (mail) => void ids.push(mail.id));
  await app.asOwner((owner) => owner.query("delete from pgboss.job"));
  app.clock.now = new Date(app.clock.now.getTime() + 3 * day);
  expect(await again(id)).toBe("queued");
  expect(await app.asOwner((owner) => jobsIn(owner, "messages"))).toMatchObject([{ key: String(id) }]);
  await deliver(() => Promise.reject(new Error("away")));
  expect(await app.db.outboxMessage.findUnique({ where: { id } })).toMatchObject({ deadAt: null, attempts: 1 });
  await deliver(async (mail) => void ids.push(mail.id));
  expect(ids).toEqual([expect.stringMatching(/^\d+-client_enrolled$/), `${ids[0]}-again-1`]);
  expect(await app.db.outboxMessage.findUnique({ where: { id } })).toMatchObject({ deliveredAt: app.clock.now });
});

test("a message that was given up goes again", async () => {
  const id = await queueOne();
  app.clock.now = new Date(app.clock.now.getTime() + day);
  await deliver(() => Promise.reject(new Error("away")));
  expect(await app.db.outboxMessage.findUnique({ where: { id } })).toMatchObject({ deadAt: app.clock.now });
  expect(await again(id)).toBe("queued");
  expect(await app.db.outboxMessage.findUnique({ where: { id } })).toMatchObject({
    deadAt: null,
    errorCode: null,
    lastError: null,
  });
});

test("a message that still waits is left alone, however often it is asked for", async () => {
  const id = await queueOne();
  expect(await again(id)).toBe("still_waiting");
  await deliver(async () => undefined);
  expect((await Promise.all([again(id), again(id), again(id)])).sort()).toEqual([
    "queued",
    "still_waiting",
    "still_waiting",
  ]);
  expect(await again(999_999_999n)).toBe("not_found");
});

test("a message whose code is erased never goes again, whoever tries: the table refuses it too", async () => {
  const user = await app.make.user();
  await queueSecretMessage(app.db, app.clock.now, app.secrets, {
    kind: "recovery_code",
    dedupeKey: "again:secret",
    userId: user.id,
    payload: {},
    secret: "483920",
    expiresAt: new Date(app.clock.now.getTime() + 600_000),
  });
  await deliver(async () => undefined);
  const { id } = await app.db.outboxMessage.findFirstOrThrow({ where: { kind: "recovery_code" } });
  expect(await again(id)).toBe("carries_secret");
  const forced = app.db.outboxMessage.update({ where: { id }, data: { resends: 1 } });
  await expect(forced).rejects.toThrow("outbox_messages_resends_check");
});
