import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePdf } from "#documents/pdf.ts";
import { receiptToMail } from "#features/receipts/index.ts";
import { smtpMail } from "#integrations/mail/smtp-mail.ts";
import type { MailPort } from "#integrations/mail/port.ts";
import { gatewaySms } from "#integrations/sms/gateway-sms.ts";
import { queueMessage, queueSecretMessage, queueStrandedMessages } from "#outbox/index.ts";
import { openJobQueue } from "#platform/database/job-queue.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { useApp } from "#testing/harness.ts";
import { ageJobs, jobsIn } from "#testing/job-queue.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { startSmsGateway } from "#testing/sms-gateway.ts";
import { startDelivering } from "./deliver-messages.ts";

const app = useApp();
const logger = makeLogger("silent");
const services = {
  pdf: makePdf(),
  secrets: app.secrets,
  timeZone: "Asia/Kolkata",
  publicUrl: "https://savings.example.com",
};
/** Of a worker with a server that says nothing; less than of a real one. */
const patienceMs = 500;
let server: Awaited<ReturnType<typeof startMailServer>>;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let smtp: ReturnType<typeof smtpMail>;
let queues: PgBoss[] = [];
let workers: (() => void)[] = [];

beforeAll(async () => {
  [server, gateway] = [await startMailServer(), await startSmsGateway()];
  const wait = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  smtp = smtpMail({ url: server.url, from: "Thangam <shop@example.com>" }, wait);
});
afterAll(async () => {
  smtp.close();
  await Promise.all([server.stop(), gateway.stop()]);
});
beforeEach(async () => {
  await app.db.outboxMessage.deleteMany();
  await app.asOwner((owner) => owner.query("delete from pgboss.job"));
  server.setMood("well");
  gateway.setMood("well");
  server.taken.length = 0;
  gateway.taken.length = 0;
  return async () => {
    await Promise.all(queues.map((queue) => queue.stop({ timeout: 1_000 })));
    [queues, workers] = [[], []];
  };
});

/** A worker as the portal runs it, in a time that stands still unless the test moves it. */
async function startWorker(mail: MailPort = smtp): Promise<PgBoss> {
  const queue = openJobQueue(app.databaseUrl, logger);
  queues.push(queue);
  await queue.start();
  const templateIdByName = new Map([["client_enrolled.en", "1107"]]);
  const service = {
    url: gateway.url,
    method: "GET",
    key: "k",
    sender: "THNGAM",
    route: "2",
    templateIdByName,
  } as const;
  const sms = gatewaySms(service, patienceMs);
  const { db, secrets } = app;
  const ports = { mail, sms, receiptOf: (paymentId: bigint) => receiptToMail(db, paymentId, app.clock.now, services) };
  const id = await startDelivering(queue, {
    db,
    clock: () => app.clock.now,
    logger,
    secrets,
    portalUrl: services.publicUrl,
    ...ports,
  });
  workers.push(() => queue.notifyWorker(id));
  return queue;
}

async function pass(ms: number): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
  await app.asOwner((owner) => ageJobs(owner, ms));
}

const jobs = () => app.asOwner((owner) => jobsIn(owner, "messages"));

/** Until nothing is due any more; what failed waits for later. */
async function settle(): Promise<void> {
  const due = async () => {
    for (const nudge of workers) nudge();
    return (await jobs()).filter(({ state, waits }) => state === "active" || waits <= 0).length;
  };
  await expect.poll(due, { timeout: 120_000, interval: 20 }).toBe(0);
}

async function queueMany(count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await app.make.client();
    emails.push(client.email);
    const about = { dedupeKey: `arrives:${client.id}`, clientId: client.id, payload: {} };
    await queueMessage(app.db, app.clock.now, { kind: "client_enrolled", ...about });
  }
  return emails;
}

describe("what is queued on a bad day arrives after it, by both ways, once or recognisable as a repeat", () => {
  const several = 4;
  test.for([
    ["mail", "closed to us"],
    ["mail", "hanging"],
    ["mail", "refusing"],
    ["mail", "dropping after accepting"],
    ["SMS", "closed to us"],
    ["SMS", "hanging"],
    ["SMS", "refusing"],
    ["SMS", "dropping after accepting"],
  ] as const)("%s %s", async ([way, mood]) => {
    await startWorker();
    const trouble = way === "mail" ? server : gateway;
    trouble.setMood(mood);
    const emails = await queueMany(several);
    await settle();
    const waiting = await app.db.outboxMessage.findMany({ where: { deliveredAt: null } });
    expect(waiting.map(({ attempts, lastError }) => [attempts, lastError !== null])).toEqual(
      emails.map(() => [1, true]),
    );

    trouble.setMood("well");
    await pass(3_600_000);
    await settle();
    const messages = await app.db.outboxMessage.findMany({ orderBy: { id: "asc" } });
    expect(messages.filter(({ mailedAt, textedAt, deliveredAt }) => !mailedAt || !textedAt || !deliveredAt)).toEqual(
      [],
    );

    const repeats = mood === "dropping after accepting" ? several : 0;
    const reached = server.taken.map((text) => /^To: .*?([^<\s]+@[^>\s]+)/m.exec(text)?.[1]);
    expect(new Set(reached)).toEqual(new Set(emails));
    // Whoever gets one twice can tell: by the Message-ID of a mail, by the reference of an SMS.
    const names = messages.map(({ id, kind }) => `${id.toString().padStart(8, "0")}-${kind}`);
    expect(server.taken).toHaveLength(several + (way === "mail" ? repeats : 0));
    expect(new Set(server.ids())).toEqual(new Set(names.map((name) => `<${name}@example.com>`)));
    expect(gateway.taken).toHaveLength(several + (way === "SMS" ? repeats : 0));
    expect(new Set(gateway.references())).toEqual(new Set(names));
    expect(new Set(gateway.taken.map(({ facts }) => facts.toString())).size).toBe(several);
  });
});

test("trouble with the SMS gateway does not send the mail again", async () => {
  await startWorker();
  gateway.setMood("refusing");
  const [email = ""] = await queueMany(1);
  for (let tries = 0; tries < 3; tries += 1) {
    await settle();
    await pass(3_600_000);
  }
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]).toContain(email);
  expect(server.taken[0]).toMatch(/multipart\/alternative/);
  gateway.setMood("well");
  await pass(3_600_000);
  await settle();
  expect(gateway.taken).toHaveLength(1);
});

test("an SMS that operators would block is told with its message, which counts as delivered by mail", async () => {
  await startWorker();
  const client = await app.make.client();
  const about = { clientId: client.id, payload: {} };
  await queueMessage(app.db, app.clock.now, {
    kind: "client_welcome",
    dedupeKey: `unregistered:${client.id}`,
    ...about,
  });
  await settle();
  const message = await app.db.outboxMessage.findFirstOrThrow({ where: { kind: "client_welcome" } });
  expect(message).toMatchObject({ mailedAt: app.clock.now, textedAt: null, deliveredAt: app.clock.now });
  expect(message.lastError).toBe("No template id is set for client_welcome.en");
});

test("what could not be sent is tried again, later each time, and given up within a day", async () => {
  await startWorker({ send: () => Promise.reject(new Error("the mail server is away")) });
  await queueMany(1);
  const pauses: number[] = [];
  const startedAt = app.clock.now.getTime();
  for (;;) {
    await settle();
    const message = await app.db.outboxMessage.findFirstOrThrow();
    expect(message.lastError).toBe("the mail server is away");
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

test("two workers never send the same message", async () => {
  const sent: string[] = [];
  const mail = { send: async ({ id }: { id: string }) => void sent.push(id) };
  await queueMany(24);
  await Promise.all([startWorker(mail), startWorker(mail), startWorker(mail)]);
  await settle();
  expect(sent).toHaveLength(24);
  expect(new Set(sent).size).toBe(24);
});

test("what a worker held when it died is sent by another within minutes", async () => {
  const [email = ""] = await queueMany(1);
  const dead = openJobQueue(app.databaseUrl, logger);
  await dead.start();
  expect(await dead.fetch("messages")).toHaveLength(1);
  await dead.stop({ graceful: false });
  const queue = await startWorker();
  await settleNot();
  await pass(61_000);
  await queue.supervise("messages");
  await pass(61_000);
  await settle();
  expect(server.taken[0]).toContain(email);

  async function settleNot(): Promise<void> {
    expect(await jobs()).toMatchObject([{ state: "active" }]);
    expect(server.taken).toEqual([]);
  }
});

test("a code goes before everything that can wait", async () => {
  await queueMany(20);
  const user = await app.make.user();
  await queueSecretMessage(app.db, app.clock.now, app.secrets, {
    kind: "recovery_code",
    dedupeKey: "code",
    userId: user.id,
    payload: {},
    secret: "483920",
    expiresAt: new Date(app.clock.now.getTime() + 600_000),
  });
  await startWorker();
  await settle();
  expect(server.taken.findIndex((mail) => mail.includes("483920"))).toBeLessThan(8);
});

test("whoever paid finds the receipt with the news, a PDF in the language they chose", async () => {
  const client = await app.make.client();
  await app.db.user.updateMany({ where: { id: client.userId ?? 0n }, data: { language: "ta" } });
  const book = await app.make.book({ clientId: client.id });
  const { receiptNumber } = await app.make.payment({ bookId: book.id });
  await app.db.outboxMessage.deleteMany({ where: { kind: { not: "payment_acknowledged" } } });
  await startWorker();
  await settle();
  expect(server.taken).toHaveLength(1);
  const mail = server.taken[0] ?? "";
  expect(mail).toMatch(/multipart\/mixed[\s\S]*multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  expect(mail).toContain(`filename=receipt-${receiptNumber}.pdf`);
  const [, pdf = ""] = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? [];
  const text = await textOfPdf(Buffer.from(pdf, "base64"));
  expect(text).toContain(receiptNumber);
  // Letters of Tamil come out of a PDF in pieces; an English receipt would say "Receipt".
  expect(text).not.toContain("Receipt");
});

test("a payment that is rolled back takes its message and its job with it", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const book = await app.make.book();
  await app.db.outboxMessage.deleteMany();
  await app.asOwner((owner) =>
    owner.query(`delete from pgboss.job;
      create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'disk on fire'; end $$;
      create constraint trigger fails_late after insert on payments deferrable initially deferred
        for each row execute function fail_late()`),
  );
  const pay = () =>
    admin.call("takeCounterPayment", { accountno: book.number, amounttopay: "500" }, { key: "rolled-back" });
  expect((await pay()).status).toBe(500);
  expect(await app.db.payment.count({ where: { bookId: book.id } })).toBe(0);
  expect(await app.db.outboxMessage.count()).toBe(0);
  expect(await jobs()).toEqual([]);

  await app.asOwner((owner) => owner.query("drop trigger fails_late on payments; drop function fail_late()"));
  expect((await pay()).status).toBe(200);
  const message = await app.db.outboxMessage.findFirstOrThrow();
  expect(message.kind).toBe("payment_acknowledged");
  expect(await jobs()).toMatchObject([{ key: message.id.toString(), state: "created" }]);
});

test("a message whose job was lost gets another one, once", async () => {
  await queueMany(3);
  await app.asOwner((owner) => owner.query("delete from pgboss.job"));
  expect(await queueStrandedMessages(app.db)).toBe(3);
  expect(await queueStrandedMessages(app.db)).toBe(0);
  expect(await jobs()).toHaveLength(3);
});

test("the application may work in the queue and not change its shape", async () => {
  await expect(app.db.$executeRaw`alter table pgboss.job add column more text`).rejects.toThrow(/owner/);
});
