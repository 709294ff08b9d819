import { SendFailure } from "#core/send-failure.ts";
import type { Attachment, MailPort } from "#integrations/mail/port.ts";
import { Unsendable } from "#integrations/sms/port.ts";
import type { SmsPort } from "#integrations/sms/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Logger } from "#platform/process/logger.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { mailBodyOf } from "./mail-page.ts";
import * as store from "./outbox-store.ts";
import type { Facts, Failure, TakenMessage } from "./outbox-store.ts";
import { factsFor, goesByMail, renderMessage } from "./render-message.ts";
import type { RenderedMessage } from "./render-message.ts";
import { smsBodyOf } from "./sms-text.ts";

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
 * Sends those of these messages that still wait, each at least once; returns which have to be tried again. A process
 * that dies between sending and noting it sends again.
 */
export async function deliverMessages(delivery: Delivery, ids: readonly bigint[]): Promise<Set<bigint>> {
  const messages = await store.takeMessages(delivery.db, ids);
  const facts = await factsFor(delivery.db, messages);
  const ends = await Promise.all(messages.map((message) => deliver(delivery, message, facts)));
  return new Set(messages.filter((_, at) => ends[at] === "again").map(({ id }) => id));
}

/** Whether the message has come to an end, or has to be tried again. */
async function deliver(delivery: Delivery, message: TakenMessage, facts: Facts): Promise<"ended" | "again"> {
  const { db, clock } = delivery;
  // Whoever asks for a code with an address or a number we do not know gets the same answer; there is nobody to write to.
  if ((message.kind === "recovery_code" || message.kind === "sign_in_code") && message.userId === null) {
    await store.removeMessage(db, message.id);
    return "ended";
  }
  if (message.expiresAt !== null && message.expiresAt <= clock()) {
    await store.markGivenUp(db, message.id, clock(), { code: "too_late", detail: null });
    return "ended";
  }
  let secret: string | null = null;
  try {
    secret = message.secret === null ? null : openSecret(delivery, message.secret, message.dedupeKey);
    await send(delivery, message, facts, secret);
    return "ended";
  } catch (error) {
    return noteFailure(delivery, message, failureOf(error, secret));
  }
}

function openSecret({ secrets }: Delivery, sealed: Uint8Array<ArrayBuffer>, dedupeKey: string): string {
  try {
    return secrets.open(sealed, dedupeKey);
  } catch (error) {
    throw new SendFailure("secret_unreadable", null, { cause: error });
  }
}

/** What a mail server says may quote what we sent it: the secret of a message is taken out. */
function failureOf(error: unknown, secret: string | null): Failure & { err?: unknown } {
  const { code, detail } =
    error instanceof SendFailure
      ? error
      : new SendFailure("unknown_error", error instanceof Error ? error.message : String(error));
  return secret === null
    ? { code, detail, err: error }
    : { code, detail: detail?.replaceAll(secret, "[secret]") ?? null };
}

/** Both ways at once, so that neither waits for the other. A way that succeeded is not gone again when the other one fails. */
async function send(delivery: Delivery, message: TakenMessage, facts: Facts, secret: string | null): Promise<void> {
  const { db, clock } = delivery;
  const rendered = renderMessage(message, facts, secret);
  const { to, sms } = rendered;
  const isMailed = goesByMail(message, to);
  const id = idOf(message);
  const mails = isMailed && message.mailedAt === null;
  const texts = sms !== null && message.textedAt === null;
  const [mailed, texted] = await Promise.allSettled([
    mails ? mailTo(delivery, message, rendered) : null,
    texts ? textTo({ id, mobile: to.mobile, ...smsBodyOf(sms, delivery.portalUrl) }, delivery.sms) : null,
  ]);
  if (mailed.status === "fulfilled" && texted.status === "fulfilled") {
    if (!isMailed && texted.value !== null) throw texted.value;
    return store.markDelivered(db, message.id, clock(), {
      isMailed,
      isTexted: sms !== null && texted.value === null,
      failure: texted.value,
    });
  }
  if (mails && mailed.status === "fulfilled") await store.markGone(db, message.id, { mailedAt: clock() });
  if (texts && texted.status === "fulfilled" && texted.value === null)
    await store.markGone(db, message.id, { textedAt: clock() });
  throw mailed.status === "rejected" ? mailed.reason : texted.status === "rejected" ? texted.reason : null;
}

async function mailTo(delivery: Delivery, message: TakenMessage, rendered: RenderedMessage): Promise<void> {
  const { to, subject, receiptOf } = rendered;
  const receipt = receiptOf === null ? null : await delivery.receiptOf(receiptOf);
  const attachments = receipt === null ? [] : [receipt];
  const body = mailBodyOf(rendered, delivery.portalUrl);
  const address = { name: to.name, address: to.email };
  await delivery.mail.send({
    id: idOf(message),
    to: address,
    subject,
    ...body,
    attachments,
    writtenAt: message.availableAt,
  });
}

/** The same for every attempt; another one when somebody asked to send it again, or mail programs would hide it. */
function idOf({ id, kind, resends }: TakenMessage): string {
  return `${id.toString().padStart(8, "0")}-${kind}${resends === 0 ? "" : `-again-${resends}`}`;
}

/** Why the SMS will never go, or null when it is on its way. */
async function textTo(sms: Parameters<SmsPort["send"]>[0], port: SmsPort): Promise<Failure | null> {
  try {
    await port.send(sms);
    return null;
  } catch (error) {
    if (error instanceof Unsendable) return error;
    throw error;
  }
}

async function noteFailure(
  { db, clock, logger }: Delivery,
  { id, kind, attempts, availableAt }: TakenMessage,
  { err, ...failure }: Failure & { err?: unknown },
) {
  const now = clock();
  const isGivenUp = now.getTime() - availableAt.getTime() > lastAttemptAfterMs || attempts >= maxAttempts;
  logger.warn({ err: err ?? failure, message: id.toString(), kind, attempts, isGivenUp }, "message not sent");
  if (isGivenUp) await store.markGivenUp(db, id, now, failure);
  else await store.markFailed(db, id, failure);
  return isGivenUp ? "ended" : "again";
}
