import { operations } from "@thangam/contracts";
import { contactKindCodes, MAX_PROMISE_DAYS } from "@thangam/contracts/dues/schemas";
import { command } from "#kernel/handler.ts";
import { addContacts } from "./contact-store.ts";

const DAY_MS = 86_400_000;

export const noteContact = command(
  operations.noteContact,
  async ({ actor, branches, input, tx, now, today, note, refuse }) => {
    const { kind, isReached = null, promisedOn = null, note: words = null } = input;
    const bookIds = [...new Set(input.bookIds)];
    if (promisedOn !== null && !isWithin(promisedOn, today)) throw refuse("promised_day_out_of_range");
    const contact = { kind: contactKindCodes.of(kind), isReached, promisedOn, note: words };
    const count = await addContacts(tx, bookIds, contact, { now, today, by: actor.userId, branches });
    if (count !== bookIds.length) throw refuse("book_not_found");
    const detail = {
      kind: contact.kind,
      ...(isReached !== null && { reached: isReached ? "yes" : "no" }),
      ...(promisedOn !== null && { promisedOn }),
      ...(words !== null && { note: "written" }),
      books: bookIds.join(", "),
    };
    note({ recordType: "book", recordId: bookIds[0] ?? 0n, detail });
    return { count };
  },
);

/** The twin of due_contacts_promised_day_check. */
function isWithin(promisedOn: string, today: string): boolean {
  const days = (Date.parse(promisedOn) - Date.parse(today)) / DAY_MS;
  return days >= 0 && days <= MAX_PROMISE_DAYS;
}
