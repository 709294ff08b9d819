import type { Capability } from "@thangam/contracts/kernel/capabilities";
import { t } from "#i18n/i18n.ts";

/** Each capability in the words of the shop: its name, and what whoever has it can do. */
export function capabilityWords(): Record<Capability, { name: string; hint: string }> {
  return {
    "clients.view": { name: t("See clients"), hint: t("Find clients and see their books.") },
    "clients.enrol": { name: t("Add clients"), hint: t("Enrol clients and open books for them.") },
    "payments.view": { name: t("See payments"), hint: t("Find payments and see where they stand.") },
    "payments.take": { name: t("Take payments"), hint: t("Take money at the counter and print receipts.") },
    "payments.acknowledge": {
      name: t("Acknowledge payments"),
      hint: t("Confirm or fail customers' payments and send acknowledgements."),
    },
    "requests.approve": { name: t("Approve requests"), hint: t("Approve or reject requests for new books.") },
    "books.close": { name: t("Close accounts"), hint: t("Close books and open them again.") },
    "reports.view": { name: t("See reports"), hint: t("See collections, counts and reports.") },
  };
}
