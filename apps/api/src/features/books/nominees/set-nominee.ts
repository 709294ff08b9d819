import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { bookById, lockBook } from "#features/books/book-store.ts";
import { endNominees, insertNominees, nomineesShown } from "./nominee-store.ts";
import type { ShownNominee } from "./nominee-store.ts";

const fields = ["name", "relation", "mobile", "sharePercent", "isMinor", "guardian"] as const;

/**
 * Other nominees are always somebody else's business, too: who is named is given the savings. All are named anew, because each share
 * depends on the others. `guard_nominee` and `check_nominee_shares` are the twins.
 */
export const setNominee = command(operations.setNominee, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  await lockBook(tx, input.bookId);
  const book = await bookById(tx, input.bookId);
  if (book === undefined) throw refuse("book_not_found");
  if (book.status === "settled") throw refuse("book_settled");
  const before = book.nominees;
  const after = nomineesShown(input.nominees);
  const changed = changedFields(before, after);
  if (changed.length > 0) {
    danger({
      kind: "nominee",
      recordType: "book",
      recordId: book.id,
      subject: book.number,
      from: inWords(before),
      to: inWords(after),
      facts: { client: book.clientName },
    });
    const writer = { now, actorId: actor.userId };
    await endNominees(tx, book.id, writer);
    await insertNominees(tx, book.id, input.nominees, writer);
  }
  note({
    recordType: "book",
    recordId: book.id,
    detail: {
      number: book.number,
      changed: changed.join(", ") || "–",
      ...(after.length === 0 && { nominee: "–" }),
      ...(after.length > 1 && { nominees: after.length }),
    },
  });
  return { bookId: book.id, nominees: after };
});

/** What differs between them, compared in their order. */
function changedFields(before: readonly ShownNominee[], after: readonly ShownNominee[]): string[] {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at);
  return fields.filter((field) => places.some((at) => before[at]?.[field] !== after[at]?.[field]));
}

/** All that a checker compares: "Ravi Kumar, Son, 100 %, 9840012345, Guardian"; several stand behind each other. */
function inWords(nominees: readonly ShownNominee[]): string | null {
  if (nominees.length === 0) return null;
  return nominees
    .map(({ name, relation, sharePercent, mobile, guardian }) =>
      [name, relation, `${sharePercent} %`, mobile, guardian].filter((part) => part !== null).join(", "),
    )
    .join("; ");
}
