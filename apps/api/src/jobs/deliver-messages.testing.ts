import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { makePdf } from "#documents/pdf.ts";
import { receiptToMail } from "#features/receipts/index.ts";
import { smtpMail } from "#integrations/mail/smtp-mail.ts";
import type { MailPort } from "#integrations/mail/port.ts";
import { gatewaySms } from "#integrations/sms/gateway-sms.ts";
import { queueDeliveries, queueMessage } from "#outbox/index.ts";
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

/** How long a worker waits for a server: longer than a slow machine needs, or short where the server says nothing. */
const patienceMs = { usual: 60_000, short: 2_000 };

export let server: Awaited<ReturnType<typeof startMailServer>>;
export let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let transports: ReturnType<typeof smtpMail>[] = [];
let queues: PgBoss[] = [];
let workers: (() => void)[] = [];

beforeAll(async () => {
  [server, gateway] = [await startMailServer(), await startSmsGateway()];
});

afterAll(async () => {
  await Promise.all([server.stop(), gateway.stop()]);
});

beforeEach(async () => {
  await app.db.outboxMessage.deleteMany();
  await app.asOwner((owner) => owner.query("delete from pgboss.job; delete from unqueued_messages"));
  server.setMood("well");
  gateway.setMood("well");
  server.taken.length = 0;
  gateway.taken.length = 0;
  return async () => {
    await Promise.all(queues.map((queue) => queue.stop({ timeout: 1_000 })));
    for (const transport of transports) transport.close();
    [queues, workers, transports] = [[], [], []];
  };
});

/** A worker as the portal runs it, in a time that stands still unless the test moves it. */
export async function startWorker(
  mail: MailPort | null = null,
  patience: keyof typeof patienceMs = "usual",
): Promise<PgBoss> {
  const waitMs = patienceMs[patience];
  await queueDeliveries(app.db);
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
  const sms = gatewaySms(service, waitMs);
  const { db, secrets } = app;
  const ports = {
    mail: mail ?? mailOver(waitMs),
    sms,
    receiptOf: (paymentId: bigint) => receiptToMail(db, paymentId, app.clock.now, services),
  };
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

function mailOver(waitMs: number): MailPort {
  const wait = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
  const transport = smtpMail({ url: server.url, from: "Thangam <shop@example.com>" }, wait);
  transports.push(transport);
  return transport;
}

export async function pass(ms: number): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
  await app.asOwner((owner) => ageJobs(owner, ms));
}

export const jobs = () => app.asOwner((owner) => jobsIn(owner, "messages"));

/** Until nothing is due any more; what failed waits for later. */
export async function untilNothingIsDue(): Promise<void> {
  const due = async () => {
    await queueDeliveries(app.db);
    for (const wakeUp of workers) wakeUp();
    return (await jobs()).filter(({ state, waits }) => state === "active" || waits <= 0).length;
  };
  await expect.poll(due, { timeout: 600_000, interval: 20 }).toBe(0);
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
