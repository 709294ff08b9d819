import { getImport, listImports, undoImport } from "@thangam/contracts/imports/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { reportFailure } from "#forms/report-failure.ts";
import { useCommand } from "#api/query.ts";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

/** Undoes an import, or discards a checked file. */
export default function UndoImportDialog({
  batch,
  onClose,
}: {
  batch: OutputOf<typeof getImport>;
  onClose: () => void;
}) {
  const undo = useCommand(undoImport, { invalidates: [getImport, listImports] });
  const isOnlyChecked = batch.status === "Checked";
  return (
    <ConfirmDialog
      isOpen
      title={isOnlyChecked ? t("Throw this file away?") : t("Undo this import?")}
      subject={batch.fileName}
      question={
        isOnlyChecked
          ? t("Nothing was imported from it. The same file can be brought in again.")
          : t("Taken back, with all that was entered as paid before: {books} books, {clients} new clients.", {
              books: wholeNumber(batch.bookCount),
              clients: wholeNumber(batch.clientCount),
            })
      }
      yes={isOnlyChecked ? t("Throw away") : t("Undo the import")}
      no={t("Cancel")}
      isDangerous
      isBusy={undo.isPending}
      onNo={onClose}
      onYes={() => undo.mutate({ batchId: batch.id }, { onError: reportFailure, onSettled: onClose })}
    />
  );
}
