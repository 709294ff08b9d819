import type { ImportColumn, ImportStatus } from "@thangam/contracts/imports/schemas";
import { t } from "#i18n/i18n.ts";

export function importStatusLabel(status: ImportStatus): string {
  const words: Record<ImportStatus, string> = {
    Checking: t("Being checked"),
    Checked: t("Checked"),
    Importing: t("Being imported"),
    Imported: t("Imported"),
    Undoing: t("Being undone"),
    Undone: t("Undone"),
    Failed: t("Cannot be used"),
  };
  return words[status];
}

export function importColumnLabels(): Record<ImportColumn, string> {
  return {
    name: t("Name"),
    email: t("Email"),
    mobile: t("Mobile"),
    scheme: t("Scheme"),
    bookNumber: t("Book number"),
    amount: t("Amount"),
    paidMonths: t("Paid months"),
    joined: t("Joined date"),
    openingGrams: t("Opening grams"),
  };
}

/** Whether a background job still works on the import. */
export function isUnderWay(status: ImportStatus): boolean {
  return status === "Checking" || status === "Importing" || status === "Undoing";
}
