import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { smtpMail } from "#integrations/mail/smtp-mail.ts";
import { gatewaySms } from "#integrations/sms/gateway-sms.ts";
import { makeLogger } from "#platform/logger.ts";
import { makeSecrets } from "#platform/secrets.ts";
import { useDatabase } from "#testing/database.ts";
import { startMailServer } from "#testing/mail-server.ts";
import type { MailMood } from "#testing/mail-server.ts";
import { testMoment } from "#testing/money.ts";
import { startSmsGateway } from "#testing/sms-gateway.ts";
import type { SmsMood } from "#testing/sms-gateway.ts";
import { deliverDueMessages } from "./deliver.ts";
import { queueMessage } from "./index.ts";

const database = useDatabase();
let server: Awaited<ReturnType<typeof startMailServer>>;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let mail: ReturnType<typeof smtpMail>;
let now = testMoment;

beforeAll(async () => {
  [server, gateway] = [await startMailServer(), await startSmsGateway()];
  const wait = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
  mail = smtpMail({ url: server.url, from: "Thangam <shop@example.com>" }, wait);
});
afterAll(async () => {
  mail.close();
  await Promise.all([server.stop(), gateway.stop()]);
});
beforeEach(() => {
  server.setMood("well");
  gateway.setMood("well");
  server.taken.length = 0;
  gateway.taken.length = 0;
});

function deliver(): Promise<number> {
  const sms = gatewaySms({
    url: gateway.url,
    method: "GET",
    key: "k",
    sender: "THNGAM",
    route: "2",
    templateIdByName: new Map([["client_enrolled.en", "1107"]]),
  });
  const logger = makeLogger("silent");
  const secrets = makeSecrets("a secret for tests alone, of no use elsewhere");
  return deliverDueMessages({ db: database.db, clock: () => now, logger, secrets, mail, sms });
}

async function queueMany(count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await database.make.client();
    emails.push(client.email);
    await queueMessage(database.db, now, {
      kind: "client_enrolled",
      dedupeKey: `arrives:${client.id}`,
      clientId: client.id,
      payload: {},
    });
  }
  return emails;
}

test("what is queued while mail and SMS have their bad days arrives after they recover, recognisable if repeated", async () => {
  const days: [MailMood, SmsMood][] = [
    ["closed to us", "well"],
    ["hanging", "well"],
    ["refusing", "well"],
    ["dropping after accepting", "well"],
    ["well", "refusing"],
    ["well", "dropping after accepting"],
  ];
  const emails: string[] = [];
  for (const [mailMood, smsMood] of days) {
    emails.push(...(await queueMany(4)));
    server.setMood(mailMood);
    gateway.setMood(smsMood);
    while ((await deliver()) > 0);
    now = new Date(now.getTime() + 20 * 60_000);
  }
  server.setMood("well");
  gateway.setMood("well");
  for (let tries = 0; tries < 20; tries += 1) {
    await deliver();
    now = new Date(now.getTime() + 3_600_000);
  }

  const left = await database.db.outboxMessage.findMany({ where: { deliveredAt: null, kind: "client_enrolled" } });
  expect(left).toEqual([]);
  const reached = server.taken.map((text) => /^To: .*?([^<\s]+@[^>\s]+)/m.exec(text)?.[1]);
  expect(new Set(reached)).toEqual(new Set(emails));
  // A mail that came twice is the same mail to whoever compares Message-IDs.
  expect(new Set(server.ids()).size).toBe(emails.length);
  expect(server.ids()[0]).toMatch(/^<\d+-client_enrolled@example\.com>$/);
  expect(new Set(gateway.taken.map(({ facts }) => facts.get("text"))).size).toBe(emails.length);
});

test("trouble with the SMS gateway does not send the mail again", async () => {
  const [email = ""] = await queueMany(1);
  gateway.setMood("refusing");
  for (let tries = 0; tries < 3; tries += 1) {
    await deliver();
    now = new Date(now.getTime() + 3_600_000);
  }
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]).toContain(email);
  expect(server.taken[0]).toMatch(/multipart\/alternative/);
  gateway.setMood("well");
  await deliver();
  expect(gateway.taken).toHaveLength(1);
});

test("an SMS that operators would block is told with its message, which counts as delivered by mail", async () => {
  const client = await database.make.client();
  const about = { clientId: client.id, payload: {} };
  await queueMessage(database.db, now, { kind: "client_welcome", dedupeKey: `unregistered:${client.id}`, ...about });
  await deliver();
  const message = await database.db.outboxMessage.findFirstOrThrow({ where: { kind: "client_welcome" } });
  expect(message).toMatchObject({ mailedAt: now, textedAt: null, deliveredAt: now });
  expect(message.lastError).toBe("No template id is set for client_welcome.en");
});
