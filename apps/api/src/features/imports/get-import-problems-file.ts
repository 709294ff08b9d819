import { operations } from "@thangam/contracts";
import { importColumns, importHeadings, MOST_IMPORT_ROWS } from "@thangam/contracts/imports/schemas";
import { en } from "@thangam/contracts/texts/en";
import { hi } from "@thangam/contracts/texts/hi";
import { isMessageCode, sentence } from "@thangam/contracts/texts/index";
import type { Messages } from "@thangam/contracts/texts/index";
import { ta } from "@thangam/contracts/texts/ta";
import { query } from "#kernel/handler.ts";
import { csvOf } from "./reading/csv-text.ts";
import { selectRows } from "./import-row-store.ts";
import { findBatch, languageOf } from "./import-store.ts";
import { rowView } from "./row-view.ts";

/** The columns of the template, so that the file can be put right and brought in; the reasons stand behind them. */
export const getImportProblemsFile = query(operations.getImportProblemsFile, async ({ actor, input, db, refuse }) => {
  const batch = await findBatch(db, input.batchId);
  if (batch === undefined) throw refuse("import_not_found");
  const messages = messagesOf(await languageOf(db, actor.userId));
  const { rows } = await selectRows(db, batch.id, { state: "Bad", limit: MOST_IMPORT_ROWS, offset: 0 });
  const lines = rows
    .map(rowView)
    .map(({ rowNumber, cells, problems }) => [
      ...importColumns.map((column) => cells[column] ?? ""),
      String(rowNumber),
      problems.map((problem) => sentenceOf(messages, problem)).join(" "),
    ]);
  const headings = [...importColumns.map((column) => importHeadings[column]), "Row", "Reason"];
  return {
    name: `import-${batch.id}-bad-rows.csv`,
    format: "csv" as const,
    content: new TextEncoder().encode(csvOf([headings, ...lines])),
  };
});

function messagesOf(language: string): Messages {
  if (language === "ta") return ta;
  return language === "hi" ? hi : en;
}

function sentenceOf(messages: Messages, { code, params }: { code: string; params: Record<string, string> }): string {
  return isMessageCode(code) ? sentence(messages, code, params) : code;
}
