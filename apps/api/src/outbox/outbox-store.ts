import type { Database } from "#platform/db.ts";
import type { BookFacts, PaymentFacts, RequestFacts } from "./message-texts.ts";

/** What a message is about and whom it goes to: all that is needed to write it. */
export interface MessageAbout {
  kind: string;
  clientId: bigint | null;
  userId: bigint | null;
  payload: unknown;
}

export interface DueMessage extends MessageAbout {
  id: bigint;
  dedupeKey: string;
  /** What it carries, sealed. */
  secret: Uint8Array | null;
  expiresAt: Date | null;
  createdAt: Date;
  /** It went by mail before, and only an SMS is left to send. */
  mailedAt: Date | null;
  /** This attempt included. */
  attempts: number;
}

/**
 * Takes messages that are due. Each is out of sight of other processes until `takenUntil`; should this one
 * die before then, they become due again.
 */
export async function takeDueMessages(db: Database, now: Date, takenUntil: Date, most: number): Promise<DueMessage[]> {
  return db.$queryRaw<DueMessage[]>`
    update outbox_messages set attempts = attempts + 1, available_at = ${takenUntil}::timestamptz,
      user_id = coalesce(user_id, (payload ->> 'userId')::bigint)
    where id in (
      select id from outbox_messages
      where delivered_at is null and dead_at is null and available_at <= ${now}::timestamptz
      order by (secret is null), available_at, id limit ${most}::int
      for update skip locked)
    returning id, kind, dedupe_key as "dedupeKey", client_id as "clientId", user_id as "userId", payload, secret,
      expires_at as "expiresAt", created_at as "createdAt", mailed_at as "mailedAt", attempts`;
}

export async function markMailed(db: Database, id: bigint, now: Date): Promise<void> {
  await db.outboxMessage.update({ where: { id }, data: { mailedAt: now } });
}

/**
 * Notes the end of a message that was mailed, and what became of its SMS, if it had one. What it carried is erased
 * with that, here and when it is given up; the table holds us to it.
 */
export async function markDelivered(
  db: Database,
  id: bigint,
  now: Date,
  sms: { textedAt: Date } | { lastError: string } | null,
): Promise<void> {
  await db.$executeRaw`
    update outbox_messages
    set delivered_at = ${now}::timestamptz, mailed_at = coalesce(mailed_at, ${now}::timestamptz), secret = null,
      texted_at = ${sms !== null && "textedAt" in sms ? sms.textedAt : null}::timestamptz,
      last_error = ${sms !== null && "lastError" in sms ? sms.lastError : null}
    where id = ${id}`;
}

export async function removeMessage(db: Database, id: bigint): Promise<void> {
  await db.outboxMessage.deleteMany({ where: { id } });
}

/** `retryAt` null gives the message up. */
export async function markFailed(
  db: Database,
  id: bigint,
  now: Date,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  const next = retryAt === null ? { deadAt: now, secret: null } : { availableAt: retryAt };
  await db.outboxMessage.update({ where: { id }, data: { ...next, lastError: error.slice(0, 500) } });
}

/** Whoever a message goes to. */
export interface Recipient {
  name: string;
  email: string;
  mobile: string;
  /** What they chose to read; null for somebody who never did, and for a client without a sign-in. */
  language: string | null;
}

/** What messages tell of the clients, people, books, payments and requests they are about, each by its id. */
export interface Facts {
  clientById: ReadonlyMap<bigint, Recipient>;
  userById: ReadonlyMap<bigint, Recipient>;
  bookById: ReadonlyMap<bigint, BookFacts>;
  paymentById: ReadonlyMap<bigint, PaymentFacts>;
  requestById: ReadonlyMap<bigint, RequestFacts & { applicant: Recipient }>;
}

interface Wanted {
  clientIds: bigint[];
  userIds: bigint[];
  bookIds: bigint[];
  paymentIds: bigint[];
  requestIds: bigint[];
}

export async function loadFacts(db: Database, wanted: Wanted): Promise<Facts> {
  const [clients, users, books, payments, requests] = await Promise.all([
    db.client.findMany({
      where: { id: { in: wanted.clientIds } },
      select: { id: true, name: true, email: true, mobile: true, user: { select: { language: true } } },
    }),
    db.user.findMany({
      where: { id: { in: wanted.userIds } },
      select: { id: true, name: true, email: true, mobile: true, language: true },
    }),
    db.book.findMany({ where: { id: { in: wanted.bookIds } }, include: { schemeVersion: true } }),
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
  ]);
  return {
    clientById: new Map(
      clients.map(({ id, user, ...client }) => [id, { ...client, language: user?.language ?? null }]),
    ),
    userById: new Map(users.map((user) => [user.id, user])),
    bookById: new Map(books.map((book) => [book.id, { ...book, schemeName: book.schemeVersion.name }])),
    paymentById: new Map(
      payments.map((payment) => {
        const { number: bookNumber, schemeVersion } = payment.book;
        return [payment.id, { ...payment, bookNumber, schemeName: schemeVersion.name }];
      }),
    ),
    requestById: new Map(
      requests.map(({ id, user, scheme, amountPaise, reason, name, email, mobile, language }) => {
        const applicant = user ?? { name, email, mobile, language };
        return [id, { applicant, schemeName: scheme.versions[0]?.name ?? scheme.code, amountPaise, reason }];
      }),
    ),
  };
}
