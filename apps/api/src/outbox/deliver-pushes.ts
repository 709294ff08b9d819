import { inboxKinds } from "@thangam/contracts/messages/notification-schemas";
import type { InboxKind } from "@thangam/contracts/messages/notification-schemas";
import { z } from "zod";
import { readShop } from "#core/shop-store.ts";
import type { PushPort, PushSubscription } from "#integrations/push/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Logger } from "#platform/process/logger.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import * as store from "./push-store.ts";
import type { PushedMessage, StoredSubscription } from "./push-store.ts";
import { endOfQuiet } from "./quiet-hours.ts";
import { textsFor } from "./write-text.ts";

export interface Pushing {
  db: Database;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  push: PushPort;
  /** Of the shop. */
  timeZone: string;
}

const keysShape = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** The public key of the portal that it was made for; one from before this was kept is taken for ours. */
  madeFor: z.optional(z.string()),
});

/** What a subscription is sealed together with: it opens for its own session alone. */
export const sealedFor = (sessionId: string) => `push:${sessionId}`;

/**
 * Pushes those of these messages that are news of a customer to every device on which they take pushes; in the quiet hours it
 * puts them in line for their end. Returns which have to be tried again. A device that was reached is reached once more then,
 * and shows what it has anew.
 */
export async function deliverPushes(pushing: Pushing, ids: readonly bigint[]): Promise<Set<bigint>> {
  const { db, clock, timeZone } = pushing;
  const now = clock();
  const news = (await store.unreadMessages(db, ids, now)).filter(({ kind }) => topicOf(kind) !== null);
  if (news.length === 0) return new Set();
  const after = endOfQuiet(now, await store.readQuietHours(db), timeZone);
  if (after !== null) {
    await store.queueLater(
      db,
      news.map(({ id }) => id),
      after,
    );
    return new Set();
  }
  const userIds = news.map(({ userId }) => userId);
  const [{ name }, subscriptions] = await Promise.all([readShop(db), store.liveSubscriptions(db, userIds, now)]);
  const again = new Set<bigint>();
  for (const message of news) {
    const theirs = subscriptions.filter(({ userId }) => userId === message.userId);
    const ends = await Promise.all(theirs.map((one) => pushTo(pushing, message, one, name)));
    if (ends.includes("again")) again.add(message.id);
  }
  return again;
}

async function pushTo(
  { db, logger, push, secrets }: Pushing,
  message: PushedMessage,
  subscription: StoredSubscription,
  shopName: string,
): Promise<"ended" | "again"> {
  const id = `message-${message.id}`;
  const text = JSON.stringify({ title: shopName, ...pushText(message), tag: id });
  try {
    const opened = openKeys(secrets, subscription, push.publicKey);
    const end = opened === null ? "gone" : await push.send(opened, { id, text });
    if (end === "gone") await store.forgetSubscription(db, subscription);
    return "ended";
  } catch (error) {
    // The address of a subscription is nobody's business, and errors of the network name hosts alone.
    logger.warn({ err: error, message: id }, "push not sent");
    return "again";
  }
}

/** null where another secret of the installation sealed it, or signed what was sent to it: no push service takes ours there. */
function openKeys(
  secrets: Secrets,
  { sealed, sessionId }: StoredSubscription,
  publicKey: string,
): PushSubscription | null {
  try {
    const { madeFor = publicKey, ...keys } = keysShape.parse(JSON.parse(secrets.open(sealed, sealedFor(sessionId))));
    return madeFor === publicKey ? keys : null;
  } catch {
    return null;
  }
}

/** What shows on a locked telephone, where anybody may read it: no name, no book and no amount. */
function pushText({ kind, language }: PushedMessage): { body: string; lang: string } {
  const { mail, language: written } = textsFor(language);
  return { body: mail[topicOf(kind) ?? "pushBook"], lang: written };
}

type PushTopic = "pushPayment" | "pushBook" | "pushRequest" | "pushReminder";

const topicByKind: Readonly<Record<InboxKind, PushTopic>> = {
  payment_acknowledged: "pushPayment",
  payment_verified: "pushPayment",
  payment_failed: "pushPayment",
  payment_refunded: "pushPayment",
  cheque_bounced: "pushPayment",
  cheque_bounced_settled: "pushPayment",
  payment_returned: "pushPayment",
  payment_part_returned: "pushPayment",
  payment_not_received: "pushPayment",
  book_opened: "pushBook",
  book_closed: "pushBook",
  book_reopened: "pushBook",
  book_settled: "pushBook",
  book_part_settled: "pushBook",
  request_approved: "pushRequest",
  request_rejected: "pushRequest",
  reminder_due: "pushReminder",
  reminder_matures: "pushReminder",
};

/** What a message is the news of; null for what a customer is not notified of. */
function topicOf(kind: string): PushTopic | null {
  const known = inboxKinds.find((one) => one === kind);
  return known === undefined ? null : topicByKind[known];
}
