import { describe, expect, test } from "vitest";
import { queueDeliveries, queueSecretMessage, queueStrandedMessages } from "#outbox/index.ts";
import { openJobQueue } from "#platform/database/job-queue.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import {
  app,
  gateway,
  jobs,
  logger,
  pass,
  queueMany,
  server,
  untilNothingIsDue,
  startWorker,
} from "./deliver-messages.testing.ts";
import { applicationUrlOf } from "#testing/database.ts";

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
    await startWorker(null, mood === "hanging" ? "short" : "usual");
    const failing = way === "mail" ? server : gateway;
    failing.setMood(mood);
    const emails = await queueMany(several);
    await untilNothingIsDue();
    const waiting = await app.db.outboxMessage.findMany({ where: { deliveredAt: null } });
    expect(waiting.map(({ attempts, errorCode }) => [attempts, errorCode !== null])).toEqual(
      emails.map(() => [1, true]),
    );

    failing.setMood("well");
    await pass(3_600_000);
    await untilNothingIsDue();
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

test("two workers never send the same message", async () => {
  const sent: string[] = [];
  const mail = { send: async ({ id }: { id: string }) => void sent.push(id) };
  await queueMany(24);
  await Promise.all([startWorker(mail), startWorker(mail), startWorker(mail)]);
  await untilNothingIsDue();
  expect(sent).toHaveLength(24);
  expect(new Set(sent).size).toBe(24);
});

test("what a worker held when it died is sent by another within minutes", async () => {
  const [email = ""] = await queueMany(1);
  await queueDeliveries(app.db);
  const dead = openJobQueue(applicationUrlOf(app.databaseUrl), logger);
  await dead.start();
  expect(await dead.fetch("messages")).toHaveLength(1);
  await dead.stop({ graceful: false });
  const queue = await startWorker();
  await settleNot();
  await pass(61_000);
  await queue.supervise("messages");
  await pass(61_000);
  await untilNothingIsDue();
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
  await untilNothingIsDue();
  expect(server.taken.findIndex((mail) => mail.includes("483920"))).toBeLessThan(8);
});

test("whoever paid finds the receipt with the news, a PDF in the language they chose", async () => {
  const client = await app.make.client();
  await app.db.user.updateMany({ where: { id: client.userId ?? 0n }, data: { language: "ta" } });
  const book = await app.make.book({ clientId: client.id });
  const { receiptNumber } = await app.make.payment({ bookId: book.id });
  await app.db.outboxMessage.deleteMany({ where: { kind: { not: "payment_acknowledged" } } });
  await startWorker();
  await untilNothingIsDue();
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

test("of many messages whose jobs were lost, a thousand get one at a time", async () => {
  const client = await app.make.client();
  await app.asOwner((owner) =>
    owner.query(
      `insert into outbox_messages (dedupe_key, kind, client_id, payload, created_at, available_at)
       select 'lost ' || n, 'client_enrolled', $1, '{}', now(), now() from generate_series(1, 1500) n`,
      [client.id.toString()],
    ),
  );
  await app.asOwner((owner) => owner.query("delete from pgboss.job; delete from unqueued_messages"));
  expect(await app.db.$queryRaw`select queue_stranded_messages() as queued`).toEqual([{ queued: 1000 }]);
  expect(await queueStrandedMessages(app.db)).toBe(500);
  expect(await jobs()).toHaveLength(1_500);
});

test("a message whose job was lost gets one new job", async () => {
  await queueMany(3);
  await app.asOwner((owner) => owner.query("delete from pgboss.job; delete from unqueued_messages"));
  expect(await queueStrandedMessages(app.db)).toBe(3);
  expect(await queueStrandedMessages(app.db)).toBe(0);
  expect(await jobs()).toHaveLength(3);
});

test("the application may work in the queue and not change its shape", async () => {
  await expect(app.db.$executeRaw`alter table pgboss.job add column more text`).rejects.toThrow(/owner/);
});
