import { operations } from "@thangam/contracts";
import { importColumns, importHeadings, MAX_IMPORT_ROWS } from "@thangam/contracts/imports/schemas";
import { languageOf as knownLanguage, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { isMessageCode, messageText } from "@thangam/texts/message-text";
import { textsOf } from "@thangam/texts/server";
import type { ServerTexts } from "@thangam/texts/shape";
import { query } from "#kernel/handler.ts";
import { csvOf } from "./reading/csv-text.ts";
import { selectRows } from "./import-row-store.ts";
import { findBatch, languageOf } from "./import-store.ts";

/** The columns of the template, so that the file can be put right and brought in; the reasons stand behind them. */
export const getImportProblemsFile = query(operations.getImportProblemsFile, async ({ actor, input, db, refuse }) => {
  const batch = await findBatch(db, input.batchId);
  if (batch === undefined) throw refuse("import_not_found");
  const texts = textsOf(knownLanguage(await languageOf(db, actor.userId)) ?? SOURCE_LANGUAGE);
  const { rows } = await selectRows(db, batch.id, { state: "bad", limit: MAX_IMPORT_ROWS, offset: 0 });
  const lines = rows.map(({ rowNumber, cells, problems }) => [
    ...importColumns.map((column) => cells[column] ?? ""),
    String(rowNumber),
    problems.map((problem) => problemText(texts, problem)).join(" "),
  ]);
  const headings = [...importColumns.map((column) => importHeadings[column]), "Row", "Reason"];
  return {
    name: `import-${batch.id}-bad-rows.csv`,
    format: "csv" as const,
    content: new TextEncoder().encode(csvOf([headings, ...lines])),
  };
});

function problemText(texts: ServerTexts, { code, params }: { code: string; params: Record<string, string> }): string {
  return isMessageCode(code) ? messageText(texts, code, params) : code;
}
