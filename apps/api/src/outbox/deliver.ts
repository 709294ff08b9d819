import type { MailPort } from "#integrations/mail/port.ts";
import type { SmsPort } from "#integrations/sms/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import type { Logger } from "#platform/logger.ts";
import { markDelivered, markFailed, takeDueMessages } from "./outbox-store.ts";
import type { DueMessage } from "./outbox-store.ts";
import { factsFor, renderMessage } from "./render-message.ts";
import type { RenderedMessage } from "./render-message.ts";

interface Delivery {
  db: Database;
  clock: Clock;
  logger: Logger;
  mail: MailPort;
  sms: SmsPort;
}

const batch = 50;
const second = 1_000;
const hour = 3_600 * second;
/** Longer than a batch ever takes. */
const takenMs = 120 * second;
/** With the pauses below, two days of trying. */
const mostAttempts = 16;

/**
 * Sends what is due, each message at least once; answers how many it took. A process that dies between sending
 * and noting it sends again.
 */
export async function deliverDueMessages({ db, clock, logger, mail, sms }: Delivery): Promise<number> {
  const now = clock();
  const messages = await takeDueMessages(db, now, new Date(now.getTime() + takenMs), batch);
  if (messages.length === 0) return 0;
  const facts = await factsFor(db, messages);
  const delivered: bigint[] = [];
  for (const message of messages) {
    try {
      await send(message, renderMessage(message, facts), mail, sms);
      delivered.push(message.id);
    } catch (error) {
      const { id, kind, attempts } = message;
      const retryAt = attempts >= mostAttempts ? null : new Date(clock().getTime() + pauseAfter(attempts));
      logger.warn({ err: error, message: id.toString(), kind, attempts, retryAt }, "message not sent");
      await markFailed(db, id, clock(), error instanceof Error ? error.message : String(error), retryAt);
    }
  }
  await markDelivered(db, delivered, clock());
  return messages.length;
}

async function send(message: DueMessage, rendered: RenderedMessage, mail: MailPort, sms: SmsPort): Promise<void> {
  const { to, subject, mail: text, sms: shortText } = rendered;
  const id = `${message.id.toString().padStart(8, "0")}-${message.kind}`;
  await mail.send({ id, to: { name: to.name, address: to.email }, subject, text, writtenAt: message.createdAt });
  if (shortText !== null) await sms.send({ id, mobile: to.mobile, text: shortText });
}

/** 30 s, 1 min, 2 min … at most 6 h. */
function pauseAfter(attempts: number): number {
  return Math.min(6 * hour, 30 * second * 2 ** (attempts - 1));
}
