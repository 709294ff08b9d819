import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { changeBookStatus } from "#features/books/book-life.ts";
import { bookById, lockBook, lockBookOfNumber } from "#features/books/book-store.ts";
import { bookView } from "#features/books/book-view.ts";

/** A customer closes their own book; an Admin closes any, and opens a closed one again. */
export const closeBook = command(operations.closeBook, async (call) => {
  const { actor, input, tx, note, refuse } = call;
  await lockBook(tx, input.bookId);
  const book = await bookById(tx, input.bookId);
  if (book === undefined) throw refuse("book_not_found");
  if (actor.role === "Customer" && input.status !== "Closed") throw refuse("status_not_allowed");

  const detail = await changeBookStatus(call, book, bookStatusCodes.of(input.status));
  note({ recordType: "book", recordId: book.id, detail });
  return bookView({ ...book, status: bookStatusCodes.of(input.status) });
});

/** Staff close a book by its number and say why. */
export const closeBookByNumber = command(operations.closeBookByNumber, async (call) => {
  const { input, tx, note, refuse } = call;
  const bookId = await lockBookOfNumber(tx, input.bookNumber);
  const book = bookId === null ? undefined : await bookById(tx, bookId);
  if (book === undefined) throw refuse("book_not_found");

  const detail = await changeBookStatus(
    { ...call, refuse: (code, params) => refuse(code === "book_already_open" ? "book_not_open" : code, params) },
    book,
    "closed",
    input.remarks,
  );
  note({ recordType: "book", recordId: book.id, detail });
  return bookView({ ...book, status: "closed" });
});
