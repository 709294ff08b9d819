import type { MailPort } from "#integrations/mail/port.ts";
import type { SmsPort } from "#integrations/sms/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import type { Logger } from "#platform/logger.ts";
import type { Secrets } from "#platform/secrets.ts";
import { markDelivered, markFailed, removeMessage, takeDueMessages } from "./outbox-store.ts";
import type { DueMessage, Facts } from "./outbox-store.ts";
import { factsFor, renderMessage } from "./render-message.ts";
import type { RenderedMessage } from "./render-message.ts";

interface Delivery {
  db: Database;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
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
export async function deliverDueMessages(delivery: Delivery): Promise<number> {
  const { db, clock } = delivery;
  const now = clock();
  const messages = await takeDueMessages(db, now, new Date(now.getTime() + takenMs), batch);
  if (messages.length === 0) return 0;
  const facts = await factsFor(db, messages);
  const delivered: bigint[] = [];
  for (const message of messages) {
    // Whoever asks for a code with an address we do not know gets the same answer; there is nobody to write to.
    if (message.kind === "recovery_code" && message.userId === null) await removeMessage(db, message.id);
    else if (message.expiresAt !== null && message.expiresAt <= now)
      await markFailed(db, message.id, now, "It came too late to be of use", null);
    else if (await isSent(delivery, message, facts)) delivered.push(message.id);
  }
  await markDelivered(db, delivered, clock());
  return messages.length;
}

async function isSent({ db, clock, logger, secrets, mail, sms }: Delivery, message: DueMessage, facts: Facts) {
  const { id, kind, attempts, dedupeKey } = message;
  let secret: string | null = null;
  try {
    secret = message.secret === null ? null : secrets.open(message.secret, dedupeKey);
    await send(message, renderMessage(message, facts, secret), mail, sms);
    return true;
  } catch (error) {
    const retryAt = attempts >= mostAttempts ? null : new Date(clock().getTime() + pauseAfter(attempts));
    const told = error instanceof Error ? error.message : String(error);
    // What a mail server says may quote what we sent it.
    const reason = secret === null ? told : told.replaceAll(secret, "[secret]");
    const err = secret === null ? error : reason;
    logger.warn({ err, message: id.toString(), kind, attempts, retryAt }, "message not sent");
    await markFailed(db, id, clock(), reason, retryAt);
    return false;
  }
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
