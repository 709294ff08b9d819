import { importRowStateCodes } from "@thangam/contracts/imports/schemas";
import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectRows } from "./import-row-store.ts";
import { findBatch } from "./import-store.ts";

export const listImportRows = query(operations.listImportRows, async ({ input, db, refuse }) => {
  if ((await findBatch(db, input.batchId)) === undefined) throw refuse("import_not_found");
  const { rows, total } = await selectRows(db, input.batchId, {
    ...input,
    ...bounds(input),
    state: input.state && importRowStateCodes.of(input.state),
  });
  return pageOf(rows, total, input);
});
