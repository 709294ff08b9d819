import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { bookById } from "#features/books/book-store.ts";
import { annexDocument } from "./annex-document.ts";
import { settlementOfParts } from "./annex-store.ts";
import { partsOfBook } from "./part-store.ts";

/** All that stands on it was written by the settlement, and so was its date: printed again it is the same. */
export const printSettledParts = query(operations.printSettledParts, async ({ input, db, services, refuse }) => {
  const { bookId, settlement, language } = input;
  if ((await bookById(db, bookId)) === undefined) throw refuse("book_not_found");
  const made = await settlementOfParts(db, bookId, settlement);
  if (made === undefined) throw refuse("settlement_not_found");
  const parts = await partsOfBook(db, bookId, settlement);
  const document = annexDocument({ ...made, settlement }, parts, {
    language: language ?? made.language,
    timeZone: services.timeZone,
  });
  return {
    name: `annex-${made.bookNumber}-${settlement}.pdf`,
    format: "pdf" as const,
    content: await services.pdf.render("annex", document, made.settledAt),
  };
});
