import type { Actor } from "#core/actor.ts";
import type { Refuse } from "#core/refusal.ts";
import { queueMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { closeBookRow, reopenBookRow } from "./book-store.ts";

type BookLifeRefusal = "book_already_closed" | "book_already_open" | "book_not_open" | "book_settled";

interface Change {
  tx: Transaction;
  now: Date;
  actor: Pick<Actor, "userId">;
  refuse: Refuse<BookLifeRefusal>;
}

interface LivingBook {
  id: bigint;
  clientId: bigint;
  status: string;
}

/**
 * The one way in which a book is closed or opened again: approved ↔ closed, while it is not settled. Returns what an
 * audit note tells of it. The SQL functions of the same names lock the book, and the trigger `books_transitions`
 * refuses any other change.
 */
export async function changeBookStatus(
  { tx, now, actor, refuse }: Change,
  book: LivingBook,
  to: "approved" | "closed",
  remarks: string | null = null,
): Promise<Record<string, string | number>> {
  if (book.status === "settled") throw refuse("book_settled");
  if (book.status === to) throw refuse(to === "closed" ? "book_already_closed" : "book_already_open");
  if (book.status !== "approved" && book.status !== "closed") throw refuse("book_not_open");

  const payments =
    to === "closed"
      ? await closeBookRow(tx, now, actor.userId, book.id, remarks)
      : await reopenBookRow(tx, now, actor.userId, book.id);
  await queueMessage(tx, now, {
    kind: to === "closed" ? "book_closed" : "book_reopened",
    dedupeKey: `book:${book.id}:${to}:${now.toISOString()}`,
    clientId: book.clientId,
    payload: { bookId: book.id.toString() },
  });
  return {
    from: book.status,
    to,
    ...(remarks !== null && { remarks }),
    ...(payments > 0 && { [to === "closed" ? "paymentsUnderWay" : "paymentsGoOn"]: payments }),
  };
}
