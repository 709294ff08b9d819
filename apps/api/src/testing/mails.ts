import type { Mail } from "#integrations/mail/port.ts";
import type { Sms } from "#integrations/sms/port.ts";
import { deliverMessages } from "#outbox/index.ts";
import type { Delivery } from "#outbox/index.ts";
import { makeLogger } from "#platform/process/logger.ts";
import type { TestApp } from "./harness.ts";

/** For tests in which no receipt matters. */
export const noReceipt = () => Promise.resolve(null);

/** Where the tests' portal is reached. */
export const portalUrl = "https://thangam.example.com";

/** Delivers every message that waits, once and at once, as the queue's worker would; returns how many there were. */
export async function deliverWaiting(delivery: Delivery): Promise<number> {
  const waiting = await delivery.db.outboxMessage.findMany({
    where: { deliveredAt: null, deadAt: null },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of waiting) await deliverMessages(delivery, [id]);
  return waiting.length;
}

/** Sends what waits and answers the mails; what could not be sent fails the test. */
export async function deliveredMails(app: TestApp): Promise<Mail[]> {
  return (await delivered(app)).mails;
}

/** The same with every SMS. */
export async function delivered({ db, clock, secrets }: TestApp): Promise<{ mails: Mail[]; texts: Sms[] }> {
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const lines: string[] = [];
  const logger = makeLogger("warn", { write: (line) => void lines.push(line) });
  const mail = { send: async (sent: Mail) => void mails.push(sent) };
  const sms = { send: async (sent: Sms) => void texts.push(sent) };
  await deliverWaiting({ db, clock: () => clock.now, logger, secrets, mail, sms, receiptOf: noReceipt, portalUrl });
  if (lines.length > 0) throw new Error(lines.join(""));
  return { mails, texts };
}

/** The code or password that a mail carries after "is: ". */
export function secretOf(mail: Mail | undefined): string {
  const secret = /is: (\S+)$/m.exec(mail?.text ?? "")?.[1];
  if (secret === undefined) throw new Error(`No secret in the mail ${mail?.text}`);
  return secret;
}

/** The same of a mail or an SMS as a file holds it; empty where it carries none. */
export function secretIn(message: string): string {
  return (
    (/is: (\S+)\r$/m.exec(message) ?? /, (\d{6}) is your code to (?:join|settle|sign in)/.exec(message))?.[1] ?? ""
  );
}
