import { importStatusCodes } from "@thangam/contracts/imports/schemas";
import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { markImporting } from "./batch-state-store.ts";
import { lockBatch } from "./import-store.ts";

/** The database's guard_import_batch is the twin of its refusal. */
export const startImport = command(operations.startImport, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  const batch = await lockBatch(tx, input.batchId);
  if (batch === null) throw refuse("import_not_found");
  if (batch.status !== "checked")
    throw refuse("import_not_in_state", { status: importStatusCodes.phraseOf(batch.status) });
  const good = await tx.importRow.count({ where: { batchId: batch.id, state: "good" } });
  if (good === 0) throw refuse("import_nothing_good");

  const { sendsWelcome } = input;
  await markImporting(tx, batch.id, now, { byUserId: actor.userId, sendsWelcome });
  danger({
    kind: "import",
    recordType: "import",
    recordId: batch.id,
    subject: batch.fileName,
    to: importStatusCodes.phraseOf("imported"),
    facts: { rows: String(good) },
  });
  note({ recordType: "import", recordId: batch.id, detail: { file: batch.fileName, rows: good, sendsWelcome } });
  return { batchId: batch.id, status: "Importing" as const };
});
