import type { Database } from "#platform/db.ts";

export interface DueMessage {
  id: bigint;
  kind: string;
  clientId: bigint | null;
  payload: unknown;
  createdAt: Date;
  /** This attempt included. */
  attempts: number;
}

/**
 * Takes messages that are due. Each is out of sight of other processes until `takenUntil`; should this one
 * die before then, they become due again.
 */
export async function takeDueMessages(db: Database, now: Date, takenUntil: Date, most: number): Promise<DueMessage[]> {
  return db.$queryRaw<DueMessage[]>`
    update outbox_messages set attempts = attempts + 1, available_at = ${takenUntil}::timestamptz
    where id in (
      select id from outbox_messages
      where delivered_at is null and dead_at is null and available_at <= ${now}::timestamptz
      order by available_at, id limit ${most}::int
      for update skip locked)
    returning id, kind, client_id as "clientId", payload, created_at as "createdAt", attempts`;
}

export async function markDelivered(db: Database, id: bigint, now: Date): Promise<void> {
  await db.outboxMessage.update({ where: { id }, data: { deliveredAt: now, lastError: null } });
}

/** `retryAt` null gives the message up. */
export async function markFailed(
  db: Database,
  id: bigint,
  now: Date,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  const next = retryAt === null ? { deadAt: now } : { availableAt: retryAt };
  await db.outboxMessage.update({ where: { id }, data: { ...next, lastError: error.slice(0, 500) } });
}

/** What messages tell of a client. */
export async function findRecipient(db: Database, clientId: bigint) {
  return db.client.findUnique({ where: { id: clientId }, select: { name: true, email: true, mobile: true } });
}

export async function findBookFacts(db: Database, bookId: bigint) {
  const book = await db.book.findUnique({ where: { id: bookId }, include: { schemeVersion: true } });
  if (book === null) return null;
  const { number, amountPaise, instalments } = book;
  return { number, amountPaise, instalments, schemeName: book.schemeVersion.name };
}

export async function findPaymentFacts(db: Database, paymentId: bigint) {
  const payment = await db.payment.findUnique({
    where: { id: paymentId },
    include: { book: { include: { schemeVersion: true } } },
  });
  if (payment === null) return null;
  const { amountPaise, weightMg, instalmentNumber, instalmentCount, receiptNumber, book } = payment;
  const { number: bookNumber, schemeVersion } = book;
  return {
    amountPaise,
    weightMg,
    instalmentNumber,
    instalmentCount,
    receiptNumber,
    bookNumber,
    schemeName: schemeVersion.name,
  };
}
