import { getImport, listImports, startImport } from "@thangam/contracts/imports/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { reportFailure } from "#forms/report-failure.ts";
import { useCommand } from "#api/query.ts";
import { grams } from "#format/grams.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

interface Props {
  batch: OutputOf<typeof getImport>;
  sendsWelcome: boolean;
  onClose: () => void;
}

/** Shows the records that the import will create, and asks for confirmation. */
export default function StartImportDialog({ batch, sendsWelcome, onClose }: Props) {
  const start = useCommand(startImport, { invalidates: [getImport, listImports] });
  return (
    <ConfirmDialog
      isOpen
      title={t("Start the import?")}
      subject={batch.fileName}
      question={
        <>
          {t("Books: {books}, of {clients} new and {known} existing clients. Paid in: {rupees} and {grams}.", {
            books: wholeNumber(batch.bookCount),
            clients: wholeNumber(batch.clientCount),
            known: wholeNumber(batch.knownClientCount),
            rupees: rupees(batch.paidTotalPaise),
            grams: grams(batch.weightTotalMg),
          })}{" "}
          {batch.badCount > 0 && t("Bad rows that stay out: {count}.", { count: wholeNumber(batch.badCount) })}{" "}
          {sendsWelcome ? t("New clients get an e-mail.") : t("Nobody gets an e-mail.")}
        </>
      }
      yes={t("Start the import")}
      no={t("Cancel")}
      isBusy={start.isPending}
      onNo={onClose}
      onYes={() => start.mutate({ batchId: batch.id, sendsWelcome }, { onError: reportFailure, onSettled: onClose })}
    />
  );
}
