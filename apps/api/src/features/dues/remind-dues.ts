import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { countBooks, remindOf } from "./contact-store.ts";

/** The database chooses whom a message tells; nobody is told twice on a day, whoever asks. */
export const remindDues = command(operations.remindDues, async ({ branches, input, tx, now, today, note, refuse }) => {
  const bookIds = [...new Set(input.bookIds)];
  if ((await countBooks(tx, bookIds, branches)) !== bookIds.length) throw refuse("book_not_found");
  const told = await remindOf(tx, now, today, bookIds);
  note({
    recordType: "book",
    recordId: bookIds[0] ?? 0n,
    detail: { asked: String(bookIds.length), told: told.join(", ") },
  });
  return { toldCount: told.length, leftOutCount: bookIds.length - told.length };
});
