import { readShop } from "#core/shop-store.ts";
import type { Shop } from "#core/shop-store.ts";
import type { SendFailureCode } from "#core/send-failure.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import { untilNoneIsLeft } from "#platform/database/steps.ts";
import type { RowOf } from "#platform/database/rows.ts";
import type { BookFacts, PaymentFacts, RequestFacts } from "./message-texts.ts";
import { loadReminders } from "./reminder-message-store.ts";
import type { ReminderFacts } from "./reminder-text.ts";

/** What a message is about and whom it goes to: all that is needed to write it. */
export interface MessageAbout {
  kind: string;
  clientId: bigint | null;
  userId: bigint | null;
  payload: unknown;
}

const takenMessage = row({
  id: column.id,
  kind: column.text,
  dedupeKey: column.text,
  clientId: column.nullable(column.id),
  userId: column.nullable(column.id),
  payload: column.json,
  /** What it carries, sealed. */
  secret: column.nullable(column.bytes),
  expiresAt: column.nullable(column.moment),
  /** When it was put in line, the first time or again. */
  availableAt: column.moment,
  /** It went by mail before, and only an SMS is left to send. */
  mailedAt: column.nullable(column.moment),
  /** It went by SMS before, and only the mail is left to send. */
  textedAt: column.nullable(column.moment),
  /** This attempt included. */
  attempts: column.integer,
  /** How often it was sent again on request. */
  resends: column.integer,
});

export type TakenMessage = RowOf<typeof takenMessage>;

/** Those of these messages that still wait, with this attempt counted. */
export function takeMessages(db: Database, ids: readonly bigint[]): Promise<TakenMessage[]> {
  return queryRows(db, takenMessage)`
    update outbox_messages set attempts = attempts + 1, user_id = coalesce(user_id, (payload ->> 'userId')::bigint)
    where id = any(${ids}::bigint[]) and delivered_at is null and dead_at is null
    returning id, kind, dedupe_key, client_id, user_id, payload, secret, expires_at, available_at, mailed_at, texted_at,
      attempts, resends`;
}

/** Gives a job to some of the messages that were written since; returns how many. */
export function queueDeliveries(db: Database): Promise<number> {
  return queryValue(db, column.integer)`select queue_deliveries()`;
}

/** Gives a job to each message that waits without one; returns how many did. */
export function queueStrandedMessages(db: Database): Promise<number> {
  return untilNoneIsLeft(() => queryValue(db, column.integer)`select queue_stranded_messages()`);
}

/** Puts an ended message in line again, as if it had just been written. Returns whether there was such a one. */
export async function queueAgain(tx: Transaction, id: bigint, now: Date): Promise<boolean> {
  const queued = await tx.$executeRaw`
    update outbox_messages
    set available_at = ${now}::timestamptz, resends = resends + 1, attempts = 0, error_code = null, last_error = null,
      mailed_at = null, texted_at = null, delivered_at = null, dead_at = null
    where id = ${id} and (delivered_at is not null or dead_at is not null)`;
  return queued === 1;
}

/** Why an attempt failed, with what the other side said about it. */
export interface Failure {
  code: SendFailureCode;
  detail: string | null;
}

/** Notes the way that a message went, of two. */
export async function markGone(db: Database, id: bigint, way: { mailedAt: Date } | { textedAt: Date }): Promise<void> {
  await db.outboxMessage.update({ where: { id }, data: way });
}

/**
 * Notes the end of a message, by which ways it went, and why its SMS never will. What it carried is erased with that, here and
 * when it is given up; the table holds us to it.
 */
export async function markDelivered(
  db: Database,
  id: bigint,
  now: Date,
  { isMailed, isTexted, failure }: { isMailed: boolean; isTexted: boolean; failure: Failure | null },
): Promise<void> {
  await db.$executeRaw`
    update outbox_messages
    set delivered_at = ${now}::timestamptz, secret = null,
      mailed_at = coalesce(mailed_at, ${isMailed ? now : null}::timestamptz),
      texted_at = coalesce(texted_at, ${isTexted ? now : null}::timestamptz),
      error_code = ${failure?.code ?? null}, last_error = ${failure?.detail ?? null}
    where id = ${id}`;
}

export async function removeMessage(db: Database, id: bigint): Promise<void> {
  await db.outboxMessage.deleteMany({ where: { id } });
}

export async function markFailed(db: Database, id: bigint, failure: Failure): Promise<void> {
  await db.outboxMessage.update({ where: { id }, data: keptFailure(failure) });
}

export async function markGivenUp(db: Database, id: bigint, now: Date, failure: Failure): Promise<void> {
  await db.outboxMessage.update({
    where: { id },
    data: { deadAt: now, secret: null, ...keptFailure(failure) },
  });
}

function keptFailure({ code, detail }: Failure) {
  return { errorCode: code, lastError: detail?.slice(0, 500) ?? null };
}

/** Whoever a message goes to. */
export interface Recipient {
  name: string;
  email: string;
  mobile: string;
  /** What they chose to read; null for somebody who never did, and for a client without a sign-in. */
  language: string | null;
  /** Who writes to them. */
  shop: Shop;
}

/** What messages tell of the clients, people, books and so on they are about, each by its id. */
export interface Facts {
  clientById: ReadonlyMap<bigint, Recipient>;
  userById: ReadonlyMap<bigint, Recipient>;
  bookById: ReadonlyMap<bigint, BookFacts>;
  paymentById: ReadonlyMap<bigint, PaymentFacts>;
  requestById: ReadonlyMap<bigint, RequestFacts & { applicant: Recipient }>;
  reminderById: ReadonlyMap<bigint, ReminderFacts>;
}

interface Wanted {
  clientIds: bigint[];
  userIds: bigint[];
  bookIds: bigint[];
  paymentIds: bigint[];
  requestIds: bigint[];
  reminderIds: bigint[];
}

export async function loadFacts(db: Reader, wanted: Wanted): Promise<Facts> {
  const [shop, clients, users, books, payments, requests, reminderById] = await Promise.all([
    readShop(db),
    db.client.findMany({
      where: { id: { in: wanted.clientIds } },
      select: { id: true, name: true, email: true, mobile: true, user: { select: { language: true } } },
    }),
    db.user.findMany({
      where: { id: { in: wanted.userIds } },
      select: { id: true, name: true, email: true, mobile: true, language: true },
    }),
    db.book.findMany({ where: { id: { in: wanted.bookIds } }, include: { schemeVersion: true, settlement: true } }),
    db.payment.findMany({
      where: { id: { in: wanted.paymentIds } },
      include: { book: { include: { schemeVersion: true } } },
    }),
    db.request.findMany({
      where: { id: { in: wanted.requestIds } },
      include: {
        user: { select: { name: true, email: true, mobile: true, language: true } },
        scheme: { include: { versions: { orderBy: { version: "desc" }, take: 1, select: { name: true } } } },
      },
    }),
    loadReminders(db, wanted.reminderIds),
  ]);
  return {
    clientById: new Map(
      clients.map(({ id, user, ...client }) => [id, { ...client, shop, language: user?.language ?? null }]),
    ),
    userById: new Map(users.map((user) => [user.id, { ...user, shop }])),
    bookById: new Map(books.map((book) => [book.id, { ...book, schemeName: book.schemeVersion.name }])),
    paymentById: new Map(
      payments.map((payment) => {
        const { number: bookNumber, schemeVersion } = payment.book;
        return [payment.id, { ...payment, bookNumber, schemeName: schemeVersion.name }];
      }),
    ),
    requestById: new Map(
      requests.map(({ id, user, scheme, amountPaise, reason, name, email, mobile, language }) => {
        const applicant = { ...(user ?? { name, email, mobile, language }), shop };
        return [id, { applicant, schemeName: scheme.versions[0]?.name ?? scheme.code, amountPaise, reason }];
      }),
    ),
    reminderById,
  };
}
