import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { decisionView } from "./application-states.ts";
import { operations } from "@thangam/contracts";
import { bookById, bookByNumber, changeBookStatus, lockBook } from "#features/books/index.ts";
import { findPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { ensureBook } from "./approval.ts";
import { lockRequest } from "./application-store.ts";
import { checkStep, decisionOf, finishDecision } from "./finish-decision.ts";

/** One step of an approval or of a rejection: the book. `closed` is about another book of the same person. */
export const setApplicationBook = command(operations.setApplicationBook, async (call) => {
  const { input, tx, note, refuse } = call;
  const { bookNumber } = input;
  const status = input.status === "Closed" ? "closed" : applicationStatusCodes.of(input.status);
  const request = await lockRequest(tx, input.requestId);
  if (request === null) throw refuse("request_not_found");

  if (status === "closed") {
    const userId = request.userId ?? (await findPerson(tx, { email: request.email }))?.id;
    const found = bookNumber === undefined ? undefined : await bookByNumber(tx, bookNumber);
    if (found === undefined || found.userId !== userId) throw refuse("book_not_found");
    await lockBook(tx, found.id);
    const book = (await bookById(tx, found.id)) ?? found;
    // Closed a moment ago, it is closed.
    const detail = book.status === "closed" ? {} : await changeBookStatus(call, book, "closed");
    note({ recordType: "book", recordId: book.id, detail });
    return { requestId: request.id, ...decisionView(decisionOf(request)) };
  }

  checkStep(request, { bookStatus: status }, refuse);
  note({ recordType: "request", recordId: request.id, detail: { book: status } });
  if (status === "rejected") return finishDecision(call, request, { bookStatus: status });
  assert(bookNumber !== undefined, "a book is approved under a number");
  const held = await ensureBook(call, request, null, bookNumber);
  return finishDecision(call, held, { bookStatus: status });
});
