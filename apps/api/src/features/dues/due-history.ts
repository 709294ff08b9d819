import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { readShop } from "#core/shop-store.ts";
import { reminderText } from "#outbox/index.ts";
import { historyOf, overdueOf } from "./contact-store.ts";
import { historyKindOf } from "./due-list-store.ts";

export const getDueHistory = query(operations.getDueHistory, async ({ input, db, today, refuse }) => {
  const [entries, owing, shop] = await Promise.all([
    historyOf(db, input.bookId),
    overdueOf(db, today, input.bookId),
    readShop(db),
  ]);
  if (owing === undefined) throw refuse("book_not_found");
  const { clientName, clientEmail, language, bookNumber, schemeName, dueOn, duePaise } = owing;
  const written =
    dueOn === null
      ? null
      : reminderText(
          "reminder_due",
          { name: clientName, email: clientEmail, language, shop },
          { day: today, lines: [{ bookNumber, schemeName, day: dueOn, amountPaise: duePaise }] },
        );
  return {
    entries: entries.map(({ kind, ...entry }) => ({ ...entry, kind: historyKindOf(kind) })),
    message: written && {
      language: written.language,
      subject: written.subject,
      text: written.paragraphs.join("\n"),
    },
    hindrance: hindranceOf(owing),
  };
});

function hindranceOf({ isReminded, isWanted }: { isReminded: boolean; isWanted: boolean }) {
  if (isReminded) return "reminded_today" as const;
  return isWanted ? null : ("not_wanted" as const);
}
