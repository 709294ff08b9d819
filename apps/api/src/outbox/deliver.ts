import type { MailPort } from "#integrations/mail/port.ts";
import { Unsendable } from "#integrations/sms/port.ts";
import type { SmsPort } from "#integrations/sms/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import type { Logger } from "#platform/logger.ts";
import type { Secrets } from "#platform/secrets.ts";
import { markDelivered, markFailed, markMailed, removeMessage, takeDueMessages } from "./outbox-store.ts";
import type { DueMessage, Facts } from "./outbox-store.ts";
import { factsFor, renderMessage } from "./render-message.ts";

export interface Delivery {
  db: Database;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  mail: MailPort;
  sms: SmsPort;
}

/** Taken and sent at once: a server that hangs, or a process that dies, holds up no more than these. */
const batch = 8;
const second = 1_000;
const hour = 3_600 * second;
/** Longer than a mail and an SMS ever take, each waiting as long as it may. */
const takenMs = 60 * second;
const longestTryingMs = 24 * hour;

/**
 * Sends what is due, what somebody waits for first, each message at least once; answers how many it took. A process
 * that dies between sending and noting it sends again.
 */
export async function deliverDueMessages(delivery: Delivery): Promise<number> {
  const { db, clock } = delivery;
  const now = clock();
  const messages = await takeDueMessages(db, now, new Date(now.getTime() + takenMs), batch);
  if (messages.length === 0) return 0;
  const facts = await factsFor(db, messages);
  await Promise.all(messages.map((message) => deliver(delivery, message, facts, now)));
  return messages.length;
}

async function deliver(delivery: Delivery, message: DueMessage, facts: Facts, now: Date): Promise<void> {
  const { db } = delivery;
  // Whoever asks for a code with an address we do not know gets the same answer; there is nobody to write to.
  if (message.kind === "recovery_code" && message.userId === null) return removeMessage(db, message.id);
  if (message.expiresAt !== null && message.expiresAt <= now)
    return markFailed(db, message.id, now, "It came too late to be of use", null);

  let secret: string | null = null;
  try {
    secret = message.secret === null ? null : delivery.secrets.open(message.secret, message.dedupeKey);
    await send(delivery, message, facts, secret);
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    // What a mail server says may quote what we sent it.
    const reason = secret === null ? told : told.replaceAll(secret, "[secret]");
    await noteFailure(delivery, message, reason, secret === null ? error : reason);
  }
}

/** One way after the other. A way that succeeded is not gone again when another one fails. */
async function send(delivery: Delivery, message: DueMessage, facts: Facts, secret: string | null): Promise<void> {
  const { db, clock, mail } = delivery;
  const { to, subject, mail: text, html, sms } = renderMessage(message, facts, secret);
  const id = `${message.id.toString().padStart(8, "0")}-${message.kind}`;
  if (message.mailedAt === null) {
    const address = { name: to.name, address: to.email };
    await mail.send({ id, to: address, subject, text, html, writtenAt: message.createdAt });
    if (sms !== null) await markMailed(db, message.id, clock());
  }
  if (sms === null) return markDelivered(db, message.id, clock(), null);
  const refusal = await textTo({ id, mobile: to.mobile, ...sms }, delivery.sms);
  await markDelivered(db, message.id, clock(), refusal === null ? { textedAt: clock() } : { lastError: refusal });
}

/** Why the SMS will never go, or null when it is on its way. */
async function textTo(sms: Parameters<SmsPort["send"]>[0], port: SmsPort): Promise<string | null> {
  try {
    await port.send(sms);
    return null;
  } catch (error) {
    if (error instanceof Unsendable) return error.message;
    throw error;
  }
}

async function noteFailure({ db, clock, logger }: Delivery, message: DueMessage, reason: string, err: unknown) {
  const { id, kind, attempts, createdAt } = message;
  const now = clock();
  const next = new Date(now.getTime() + pauseAfter(attempts));
  const retryAt = next.getTime() - createdAt.getTime() > longestTryingMs ? null : next;
  logger.warn({ err, message: id.toString(), kind, attempts, retryAt }, "message not sent");
  await markFailed(db, id, now, reason, retryAt);
}

/** 30 s, 1 min, 2 min … at most 2 h. */
function pauseAfter(attempts: number): number {
  return Math.min(2 * hour, 30 * second * 2 ** (attempts - 1));
}
