import { operations } from "@thangam/contracts";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { findBatch, isDayClosed, totalsOf } from "./import-store.ts";
import { importView } from "./import-view.ts";

export const getImport = query(operations.getImport, async ({ input, db, today, refuse }) => {
  const batch = await findBatch(db, input.batchId);
  if (batch === undefined) throw refuse("import_not_found");
  const { totals, schemes } = await totalsOf(db, batch.id);
  const isPosting = batch.status === "importing" || batch.status === "undoing";
  return {
    ...importView(batch),
    ...totals,
    bookCount: schemes.reduce((sum, { bookCount }) => sum + bookCount, 0),
    paidTotalPaise: paise(schemes.reduce((sum, { paidTotalPaise }) => sum + paidTotalPaise, 0n)),
    weightTotalMg: milligrams(schemes.reduce((sum, { weightTotalMg }) => sum + weightTotalMg, 0n)),
    schemes,
    isDayClosed: isPosting && (await isDayClosed(db, today)),
  };
});
