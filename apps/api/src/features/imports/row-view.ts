import { importColumns, importRowStates } from "@thangam/contracts/imports/schemas";
import * as z from "zod/mini";
import { parseEnum } from "#platform/parse-enum.ts";
import type { StoredRow } from "./import-row-store.ts";

const cells = z.partialRecord(z.enum(importColumns), z.string());
const problems = z.array(
  z.object({ column: z.nullable(z.enum(importColumns)), code: z.string(), params: z.record(z.string(), z.string()) }),
);

export function rowView(row: StoredRow) {
  return {
    rowNumber: row.row_number,
    state: parseEnum(row.state, ["Read", ...importRowStates]),
    cells: z.parse(cells, row.raw),
    problems: z.parse(problems, row.problems),
    clientId: row.client_id,
  };
}
