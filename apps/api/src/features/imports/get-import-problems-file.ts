import { operations } from "@thangam/contracts";
import { importColumns, importHeadings } from "@thangam/contracts/imports/schemas";
import { languageOf as knownLanguage, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { isMessageCode, messageText } from "@thangam/texts/message-text";
import { textsOf } from "@thangam/texts/server";
import type { ServerTexts } from "@thangam/texts/shape";
import { inTurn } from "#exports/rows-in-turn.ts";
import type { Asking } from "#exports/rows-in-turn.ts";
import { query } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { byteOrderMark, csvLine } from "./reading/csv-text.ts";
import { selectBadRows } from "./import-row-store.ts";
import type { BadRowOfFile } from "./import-row-store.ts";
import { findBatch, languageOf } from "./import-store.ts";

const rowsAtOnce = 500;

/** The columns of the template, so that the file can be put right and brought in; the reasons stand behind them. */
export const getImportProblemsFile = query(operations.getImportProblemsFile, async (call) => {
  const { actor, input, db, refuse } = call;
  const batch = await findBatch(db, input.batchId);
  if (batch === undefined) throw refuse("import_not_found");
  const texts = textsOf(knownLanguage(await languageOf(db, actor.userId)) ?? SOURCE_LANGUAGE);
  return {
    name: `import-${batch.id}-bad-rows.csv`,
    format: "csv" as const,
    content: linesOf(call, batch.id, texts),
  };
});

/** A row may be long, so the file is made of some rows at a time as it is sent. */
async function* linesOf(call: Asking & { db: Database }, batchId: bigint, texts: ServerTexts) {
  const headings = [...importColumns.map((column) => importHeadings[column]), "Row", "Reason"];
  yield Buffer.from(byteOrderMark + csvLine(headings));
  for (let after = 0; ;) {
    const rows = await inTurn(call, () => selectBadRows(call.db, batchId, after, rowsAtOnce));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield Buffer.from(rows.map((row) => csvLine(cellsOf(row, texts))).join(""));
    after = last.rowNumber;
  }
}

function cellsOf({ rowNumber, cells, problems }: BadRowOfFile, texts: ServerTexts): string[] {
  return [
    ...importColumns.map((column) => cells[column] ?? ""),
    String(rowNumber),
    problems.map((problem) => problemText(texts, problem)).join(" "),
  ];
}

function problemText(texts: ServerTexts, { code, params }: { code: string; params: Record<string, string> }): string {
  return isMessageCode(code) ? messageText(texts, code, params) : code;
}
