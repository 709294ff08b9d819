import { operations } from "@thangam/contracts";
import { command } from "#operations/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { bookById, lockBook } from "./book-store.ts";
import { bookView } from "./book-view.ts";

/** A customer closes their own book; an Admin closes any, and opens a closed one again. */
export const closeBook = command(operations.closeBook, async ({ actor, input, tx, now, note, refuse }) => {
  await lockBook(tx, input.bookId);
  const book = await bookById(tx, input.bookId);
  if (book === undefined) throw refuse("book_not_found");
  if (actor.role === "Customer" && book.user_id !== actor.userId) throw refuse("book_not_found");
  if (actor.role === "Customer" && input.status !== "Closed") throw refuse("status_not_allowed");
  if (book.status === "Settled") throw refuse("book_settled");
  if (book.status !== "Approved" && book.status !== "Closed") throw refuse("book_not_open");

  note({ recordType: "book", recordId: book.id, detail: { from: book.status, to: input.status } });
  if (book.status !== input.status) {
    const closed =
      input.status === "Closed" ? { closedAt: now, closedById: actor.userId } : { closedAt: null, closedById: null };
    await tx.book.update({
      where: { id: book.id },
      data: { status: input.status, updatedAt: now, closeRemarks: null, ...closed },
    });
    await queueMessage(tx, now, {
      kind: input.status === "Closed" ? "book_closed" : "book_reopened",
      dedupeKey: `book:${book.id}:${input.status}:${now.toISOString()}`,
      clientId: book.client_id,
      payload: { bookId: book.id.toString() },
    });
  }
  return bookView({ ...book, status: input.status });
});
