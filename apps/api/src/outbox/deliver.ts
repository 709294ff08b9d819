import type { MailPort } from "#integrations/mail/port.ts";
import type { SmsPort } from "#integrations/sms/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import type { Logger } from "#platform/logger.ts";
import { markDelivered, markFailed, takeDueMessages } from "./outbox-store.ts";
import type { DueMessage } from "./outbox-store.ts";
import { renderMessage } from "./render-message.ts";

interface Delivery {
  db: Database;
  clock: Clock;
  logger: Logger;
  mail: MailPort;
  sms: SmsPort;
}

const batch = 20;
const second = 1_000;
const hour = 3_600 * second;
/** Longer than a batch ever takes. */
const takenMs = 120 * second;
/** With the pauses below, two days of trying. */
const mostAttempts = 16;

/** Sends what is due, each message at least once; answers how many it took. */
export async function deliverDueMessages({ db, clock, logger, mail, sms }: Delivery): Promise<number> {
  const now = clock();
  const messages = await takeDueMessages(db, now, new Date(now.getTime() + takenMs), batch);
  for (const message of messages) {
    try {
      await send(db, message, mail, sms);
      await markDelivered(db, message.id, clock());
    } catch (error) {
      const retryAt =
        message.attempts >= mostAttempts ? null : new Date(clock().getTime() + pauseAfter(message.attempts));
      logger.warn(
        { err: error, message: message.id.toString(), attempts: message.attempts, retryAt },
        "message not sent",
      );
      await markFailed(db, message.id, clock(), error instanceof Error ? error.message : String(error), retryAt);
    }
  }
  return messages.length;
}

async function send(db: Database, message: DueMessage, mail: MailPort, sms: SmsPort): Promise<void> {
  const { to, subject, mail: text, sms: shortText } = await renderMessage(db, message);
  const id = `${message.id.toString().padStart(8, "0")}-${message.kind}`;
  await mail.send({ id, to: { name: to.name, address: to.email }, subject, text, writtenAt: message.createdAt });
  if (shortText !== null) await sms.send({ id, mobile: to.mobile, text: shortText });
}

/** 30 s, 1 min, 2 min … at most 6 h. */
function pauseAfter(attempts: number): number {
  return Math.min(6 * hour, 30 * second * 2 ** (attempts - 1));
}
