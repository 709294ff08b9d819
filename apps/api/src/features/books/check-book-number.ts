import { operations } from "@thangam/contracts";
import { isBookNumber, partsOfBookNumber, tidyBookNumber } from "@thangam/contracts/values/ids";
import { loadSchemes, schemeNamed, schemeOfPrefix } from "#features/schemes/index.ts";
import { query } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";

/** Tells a form early what opening the book would be refused for; whether it is opened, `openBook` decides. */
export const checkBookNumber = query(operations.checkBookNumber, async ({ input, db }) => {
  const bookNumber = tidyBookNumber(input.typed);
  const schemes = await loadSchemes(db);
  const scheme = schemeOfPrefix(schemes, partsOfBookNumber(bookNumber).prefix);
  const chosen = input.schemeName === undefined ? scheme : schemeNamed(schemes, input.schemeName);
  const answer = { bookNumber, schemeName: scheme?.name ?? null };
  if (!isBookNumber(bookNumber)) return { ...answer, problem: "book_number_invalid" as const };
  if (scheme === undefined || scheme !== chosen) return { ...answer, problem: "book_number_not_of_scheme" as const };
  if (!scheme.isOpen) return { ...answer, problem: "scheme_closed_to_new_clients" as const };
  return { ...answer, problem: (await isTaken(db, bookNumber)) ? ("book_number_taken" as const) : null };
});

async function isTaken(db: Database, number: string): Promise<boolean> {
  return (await db.book.findUnique({ where: { number }, select: { id: true } })) !== null;
}
