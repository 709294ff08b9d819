import type { Attachment, MailPort } from "#integrations/mail/port.ts";
import { Unsendable } from "#integrations/sms/port.ts";
import type { SmsPort } from "#integrations/sms/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Logger } from "#platform/process/logger.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { mailBodyOf } from "./mail-page.ts";
import * as store from "./outbox-store.ts";
import type { Facts, TakenMessage } from "./outbox-store.ts";
import { factsFor, renderMessage } from "./render-message.ts";

export interface Delivery {
  db: Database;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  mail: MailPort;
  sms: SmsPort;
  /** The receipt of a payment as it goes with a mail; null when there is none. */
  receiptOf: (paymentId: bigint) => Promise<Attachment | null>;
  /** Where people reach the portal. */
  portalUrl: string;
}

const hour = 3_600_000;
/** An attempt that fails so late is the last: the next would come up to two hours later, after the day a message has. */
const lastAttemptAfterMs = 22 * hour;
/** More than a day of growing pauses holds; only what kills its worker each time gets so far. */
const maxAttempts = 40;

/**
 * Sends those of these messages that still wait, each at least once; returns which have to be tried again, and why. A
 * process that dies between sending and noting it sends again.
 */
export async function deliverMessages(delivery: Delivery, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const messages = await store.takeMessages(delivery.db, ids);
  const facts = await factsFor(delivery.db, messages);
  const reasons = await Promise.all(
    messages.map(async (message) => [message.id, await deliver(delivery, message, facts)] as const),
  );
  return new Map(reasons.flatMap(([id, reason]) => (reason === null ? [] : [[id, reason]])));
}

/** Why the message has to be tried again; null when it came to an end. */
async function deliver(delivery: Delivery, message: TakenMessage, facts: Facts): Promise<string | null> {
  const { db, clock } = delivery;
  // Whoever asks for a code with an address we do not know gets the same answer; there is nobody to write to.
  if (message.kind === "recovery_code" && message.userId === null) {
    await store.removeMessage(db, message.id);
    return null;
  }
  if (message.expiresAt !== null && message.expiresAt <= clock()) {
    await store.markGivenUp(db, message.id, clock(), "It came too late to be of use");
    return null;
  }
  let secret: string | null = null;
  try {
    secret = message.secret === null ? null : delivery.secrets.open(message.secret, message.dedupeKey);
    await send(delivery, message, facts, secret);
    return null;
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    // What a mail server says may quote what we sent it.
    const reason = secret === null ? told : told.replaceAll(secret, "[secret]");
    return noteFailure(delivery, message, reason, secret === null ? error : reason);
  }
}

/** One way after the other. A way that succeeded is not gone again when another one fails. */
async function send(delivery: Delivery, message: TakenMessage, facts: Facts, secret: string | null): Promise<void> {
  const { db, clock, mail } = delivery;
  const rendered = renderMessage(message, facts, secret);
  const { to, subject, sms, receiptOf } = rendered;
  const id = idOf(message);
  if (message.mailedAt === null) {
    const address = { name: to.name, address: to.email };
    const receipt = receiptOf === null ? null : await delivery.receiptOf(receiptOf);
    const attachments = receipt === null ? [] : [receipt];
    const body = mailBodyOf(rendered, delivery.portalUrl);
    await mail.send({ id, to: address, subject, ...body, attachments, writtenAt: message.availableAt });
    if (sms !== null) await store.markMailed(db, message.id, clock());
  }
  if (sms === null) return store.markDelivered(db, message.id, clock(), null);
  const refusal = await textTo({ id, mobile: to.mobile, ...sms }, delivery.sms);
  await store.markDelivered(db, message.id, clock(), refusal === null ? { textedAt: clock() } : { lastError: refusal });
}

/** The same for every attempt; another one when somebody asked to send it again, or mail programs would hide it. */
function idOf({ id, kind, resends }: TakenMessage): string {
  return `${id.toString().padStart(8, "0")}-${kind}${resends === 0 ? "" : `-again-${resends}`}`;
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

async function noteFailure({ db, clock, logger }: Delivery, message: TakenMessage, reason: string, err: unknown) {
  const { id, kind, attempts, availableAt } = message;
  const now = clock();
  const isGivenUp = now.getTime() - availableAt.getTime() > lastAttemptAfterMs || attempts >= maxAttempts;
  logger.warn({ err, message: id.toString(), kind, attempts, isGivenUp }, "message not sent");
  if (isGivenUp) await store.markGivenUp(db, id, now, reason);
  else await store.markFailed(db, id, reason);
  return isGivenUp ? null : reason;
}
