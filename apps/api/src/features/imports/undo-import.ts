import { importStatusCodes } from "@thangam/contracts/imports/schemas";
import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { markThrownAway, markUndoing } from "./batch-state-store.ts";
import { firstHold, lockBatch } from "./import-store.ts";

/** Asks for an import to be undone. begin_import_undo asks again whether any of it was used, with all of it locked. */
export const undoImport = command(operations.undoImport, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  const batch = await lockBatch(tx, input.batchId);
  if (batch === null) throw refuse("import_not_found");
  if (batch.status !== "checked" && batch.status !== "imported")
    throw refuse("import_not_in_state", { status: importStatusCodes.phraseOf(batch.status) });
  const hold = await firstHold(tx, batch.id);
  if (hold !== null)
    throw refuse("import_in_use", { reason: hold.reason, books: hold.books.toString(), book: hold.example });

  const isNothingMade = batch.status === "checked";
  const status = isNothingMade ? ("undone" as const) : ("undoing" as const);
  await (isNothingMade ? markThrownAway(tx, batch.id, now, actor.userId) : markUndoing(tx, batch.id, actor.userId));
  // A checked file that is thrown away has made nothing.
  if (!isNothingMade)
    danger({
      kind: "import",
      recordType: "import",
      recordId: batch.id,
      subject: batch.fileName,
      from: importStatusCodes.phraseOf("imported"),
      to: importStatusCodes.phraseOf("undone"),
    });
  note({ recordType: "import", recordId: batch.id, detail: { file: batch.fileName, from: batch.status } });
  return { batchId: batch.id, status: importStatusCodes.phraseOf(status) };
});
