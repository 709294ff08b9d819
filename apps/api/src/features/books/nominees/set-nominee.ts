import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { bookById, lockBook } from "#features/books/book-store.ts";
import { endNominee, insertNominee, nomineeShown, nomineeView } from "./nominee-store.ts";

const fields = ["name", "relation", "mobile", "sharePercent", "isMinor", "guardian"] as const;

/** Another nominee is always somebody else's business, too: who is named is given the savings. `guard_nominee` is the twin. */
export const setNominee = command(operations.setNominee, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  await lockBook(tx, input.bookId);
  const book = await bookById(tx, input.bookId);
  if (book === undefined) throw refuse("book_not_found");
  if (book.status === "settled") throw refuse("book_settled");
  const before = nomineeView(book);
  const typed = input.nominee;
  const after = typed && nomineeShown(typed);
  const changed = fields.filter((field) => before?.[field] !== after?.[field]);
  if (changed.length > 0) {
    danger({
      kind: "nominee",
      recordType: "book",
      recordId: book.id,
      subject: book.number,
      from: before && inWords(before),
      to: after && inWords(after),
      facts: { client: book.clientName },
    });
    const writer = { now, actorId: actor.userId };
    await endNominee(tx, book.id, writer);
    if (typed !== null) await insertNominee(tx, book.id, typed, writer);
  }
  note({
    recordType: "book",
    recordId: book.id,
    detail: { number: book.number, changed: changed.join(", ") || "–", ...(after === null && { nominee: "–" }) },
  });
  return { bookId: book.id, nominee: after };
});

/** All that a checker compares: "Ravi Kumar, Son, 100 %, 9840012345, Guardian" */
function inWords(nominee: NonNullable<ReturnType<typeof nomineeView>>): string {
  const { name, relation, sharePercent, mobile, guardian } = nominee;
  return [name, relation, `${sharePercent} %`, mobile, guardian].filter((part) => part !== null).join(", ");
}
