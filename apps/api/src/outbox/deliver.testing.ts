import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { filedMail } from "#integrations/mail/filed-mail.ts";
import type { MailPort } from "#integrations/mail/port.ts";
import { filedSms } from "#integrations/sms/filed-sms.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { makeSecrets } from "#platform/security/secrets.ts";
import { useDatabase } from "#testing/database.ts";
import { deliverWaiting, noReceipt, portalUrl } from "#testing/mails.ts";
import { testMoment } from "#testing/money.ts";
import { queueMessage } from "./index.ts";
import type { NewMessage } from "./index.ts";

export const database = useDatabase();
let dataDir: string;
export const secrets = makeSecrets("a secret for tests alone, of no use elsewhere");
export const clock = { now: testMoment };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-outbox-"));
});

afterAll(() => rm(dataDir, { recursive: true }));

beforeEach(async () => {
  clock.now = testMoment;
  await database.db.outboxMessage.deleteMany();
  await rm(join(dataDir, "mail"), { recursive: true, force: true });
  await rm(join(dataDir, "sms"), { recursive: true, force: true });
});

export function deliver({ mail = filedMail(dataDir) }: { mail?: MailPort } = {}): Promise<number> {
  const logger = makeLogger("silent");
  const ports = { mail, sms: filedSms(dataDir), receiptOf: noReceipt, portalUrl };
  return deliverWaiting({ db: database.db, clock: () => clock.now, logger, secrets, ...ports });
}

export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(dataDir, folder)).catch(() => []);
  return Promise.all(
    names.toSorted((a, b) => a.localeCompare(b)).map((name) => readFile(join(dataDir, folder, name), "utf8")),
  );
}

export function queue(message: Partial<NewMessage> & Pick<NewMessage, "kind">): Promise<void> {
  return queueMessage(database.db, clock.now, {
    dedupeKey: `${message.kind}:${Math.random()}`,
    payload: {},
    ...message,
  });
}
