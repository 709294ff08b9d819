import { operations } from "@thangam/contracts";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { findBatch, isDayClosed, totalsOf } from "./import-store.ts";
import { importView } from "./import-view.ts";

export const getImport = query(operations.getImport, async ({ input, db, today, refuse }) => {
  const batch = await findBatch(db, input.batchId);
  if (batch === undefined) throw refuse("import_not_found");
  const { totals, schemes } = await totalsOf(db, batch.id);
  const isPosting = batch.status === "Importing" || batch.status === "Undoing";
  return {
    ...importView(batch),
    clientCount: totals.new_clients,
    knownClientCount: totals.known_clients,
    bookCount: schemes.reduce((sum, { books }) => sum + books, 0),
    paidTotalPaise: paise(schemes.reduce((sum, scheme) => sum + scheme.paise, 0n)),
    weightTotalMg: milligrams(schemes.reduce((sum, { mg }) => sum + mg, 0n)),
    computedGramsCount: totals.computed_grams,
    schemes: schemes.map(({ scheme, books, paise: total, mg }) => ({
      schemeName: scheme,
      bookCount: books,
      paidTotalPaise: paise(total),
      weightTotalMg: milligrams(mg),
    })),
    isDayClosed: isPosting && (await isDayClosed(db, today)),
  };
});
