import type { TestApp } from "#testing/harness.ts";

/** Of a payment that was under way when another of their books was closed. */
export async function makeException(app: TestApp, clientId: bigint): Promise<bigint> {
  const closed = await app.make.book({ clientId });
  const late = await app.make.payment({ bookId: closed.id, status: "pending", mode: "online" });
  await app.make.closedBook(closed.id);
  return (await app.db.paymentException.findFirstOrThrow({ where: { paymentId: late.paymentId } })).id;
}

export async function deliveredMessage({ db, clock }: TestApp, bookId: bigint): Promise<bigint> {
  const { id } = await db.outboxMessage.update({
    where: { dedupeKey: `book_opened:${bookId}` },
    data: { deliveredAt: clock.now, mailedAt: clock.now },
  });
  return id;
}
