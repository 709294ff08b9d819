import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectBatches } from "./import-store.ts";
import { importView } from "./import-view.ts";

export const listImports = query(operations.listImports, async ({ input, db }) => {
  const { rows, total } = await selectBatches(db, { ...input, ...bounds(input) });
  return pageOf(rows.map(importView), total, input);
});
