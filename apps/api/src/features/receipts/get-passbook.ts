import { operations } from "@thangam/contracts";
import { readFingerprint } from "#evidence/index.ts";
import { settlementView } from "#features/books/index.ts";
import { query } from "#kernel/handler.ts";
import { bounds } from "#kernel/page.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database } from "#platform/database/db.ts";
import { passbookDocument } from "./passbook-document.ts";
import { passbookEntries, passbookOf } from "./passbook-store.ts";
import type { Passbook } from "./passbook-store.ts";

export const getPassbook = query(operations.getPassbook, async ({ input, db, today, refuse }) => {
  const book = await passbookFor(input.bookNumber, today, db, refuse);
  const { limit, offset } = bounds(input);
  const entries = await passbookEntries(db, book.bookId, { limit, offset });
  return {
    ...book,
    savesGold: book.accrual === "weight",
    settlement: settlementView(book),
    entries,
    page: { number: offset / limit + 1, size: limit, total: book.entryCount },
  };
});

export const printPassbook = query(operations.printPassbook, async ({ input, db, services, now, today, refuse }) => {
  const book = await passbookFor(input.bookNumber, today, db, refuse);
  const entries = await passbookEntries(db, book.bookId, { limit: book.entryCount, offset: 0 });
  const document = await passbookDocument(book, entries, {
    language: input.language,
    now,
    timeZone: services.timeZone,
    sealKey: await readFingerprint(services.evidence.dir),
  });
  return {
    name: `passbook-${book.bookNumber}.pdf`,
    format: "pdf" as const,
    content: await services.pdf.render("table", document, now),
  };
});

async function passbookFor(
  bookNumber: string,
  today: string,
  db: Database,
  refuse: Refuse<"book_not_found">,
): Promise<Passbook> {
  const book = await passbookOf(db, bookNumber, today);
  if (book === undefined) throw refuse("book_not_found");
  return book;
}
