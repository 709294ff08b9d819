import { operations } from "@thangam/contracts";
import { bookById, bookView } from "#features/books/index.ts";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { ensureBook } from "./approval.ts";
import { isDecided } from "./application-states.ts";
import { lockRequest } from "./application-store.ts";
import { checkStep, decisionOf, queueWelcome, refusalOfDecided, finishDecision } from "./finish-decision.ts";

/** Sign-in, client, book, decision and messages: all of it, or nothing. Of two who approve, one does. */
export const approveApplication = command(operations.approveApplication, async (call) => {
  const { input, tx, note, refuse } = call;
  const request = await lockRequest(tx, input.requestId);
  if (request === null) throw refuse("request_not_found");
  if (isDecided(decisionOf(request))) throw refusalOfDecided(request, refuse);
  const approved = { clientStatus: "approved", bookStatus: "approved" } as const;
  checkStep(request, approved, refuse);

  const held = await ensureBook(call, request, input.name, input.bookNumber);
  const decision = await finishDecision(call, held, approved);
  await queueWelcome(call, held);
  const { userId, clientId, isSignInNew } = held;
  note({
    recordType: "request",
    recordId: request.id,
    detail: { clientId: clientId.toString(), number: input.bookNumber, signInMade: isSignInNew },
  });
  const book = await bookById(tx, held.bookId);
  assert(book !== undefined, "a book that was just opened is there");
  return { ...decision, userId, clientId, isSignInNew, book: bookView(book) };
});
