import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { makePdf } from "#documents/pdf.ts";
import { receiptToMail } from "#features/receipts/index.ts";
import { smtpMail } from "#integrations/mail/smtp-mail.ts";
import type { MailPort } from "#integrations/mail/port.ts";
import { gatewaySms } from "#integrations/sms/gateway-sms.ts";
import { queueMessage } from "#outbox/index.ts";
import { openJobQueue } from "#platform/database/job-queue.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { useApp } from "#testing/harness.ts";
import { ageJobs, jobsIn } from "#testing/job-queue.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { startSmsGateway } from "#testing/sms-gateway.ts";
import { startDelivering } from "./deliver-messages.ts";
import { applicationUrlOf } from "#testing/database.ts";

export const app = useApp();
export const logger = makeLogger("silent");

const services = {
  pdf: makePdf(),
  secrets: app.secrets,
  timeZone: "Asia/Kolkata",
  publicUrl: "https://savings.example.com",
};

/** Of a worker with a server that says nothing; less than of a real one. */
const patienceMs = 500;

export let server: Awaited<ReturnType<typeof startMailServer>>;
export let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
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
export async function startWorker(mail: MailPort = smtp): Promise<PgBoss> {
  const queue = openJobQueue(applicationUrlOf(app.databaseUrl), logger);
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

export async function pass(ms: number): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
  await app.asOwner((owner) => ageJobs(owner, ms));
}

export const jobs = () => app.asOwner((owner) => jobsIn(owner, "messages"));

/** Until nothing is due any more; what failed waits for later. */
export async function settle(): Promise<void> {
  const due = async () => {
    for (const wakeUp of workers) wakeUp();
    return (await jobs()).filter(({ state, waits }) => state === "active" || waits <= 0).length;
  };
  await expect.poll(due, { timeout: 120_000, interval: 20 }).toBe(0);
}

export async function queueMany(count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await app.make.client();
    emails.push(client.email);
    const about = { dedupeKey: `arrives:${client.id}`, clientId: client.id, payload: {} };
    await queueMessage(app.db, app.clock.now, { kind: "client_enrolled", ...about });
  }
  return emails;
}
