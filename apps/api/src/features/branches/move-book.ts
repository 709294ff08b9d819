import { operations } from "@thangam/contracts";
import { wireRupees } from "@thangam/contracts/values/money";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/branch-operations.ts";
import { assert } from "#platform/assert.ts";
import { movedBook } from "./transfer-store.ts";

/** Money stays where it is; but the gold rate and the staff of another branch are others, so that a second person sees it. */
export const moveBook = moneyCommand(operations.moveBook, async ({ input, db, context, now, today, danger }) => {
  const { bookId, branchNumber, reason } = input;
  const before = await movedBook(db, bookId);
  await ledger.moveBook(db, context, { now, day: today, bookId, branchId: branchNumber, reason });
  const after = await movedBook(db, bookId);
  assert(before !== undefined && after !== undefined, "a book that was just moved is there");
  danger({
    kind: "move",
    recordType: "book",
    recordId: bookId,
    subject: after.bookNumber,
    from: before.branchName,
    to: after.branchName,
    facts: { client: after.clientName, saved: wireRupees(after.paidTotalPaise) },
    reason,
  });
  return { bookId, branchNumber };
});
