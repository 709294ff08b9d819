import type { Capability } from "@thangam/contracts/kernel/capabilities";
import { t } from "#i18n/i18n.ts";

interface CapabilityLabels {
  name: string;
  /** What the capability allows, and its limits. A test compares each sentence with the operations. */
  promises: readonly string[];
  /** What it allows besides in a shop of several branches. */
  amongBranches?: readonly string[];
}

/** The labels of the capabilities. */
export function capabilityLabels(): Record<Capability, CapabilityLabels> {
  return {
    "clients.view": {
      name: t("See clients"),
      promises: [t("Find clients, see their books and what these are worth, and read what was written to them.")],
    },
    "clients.enrol": {
      name: t("Add clients"),
      promises: [
        t("Enrol clients and open books for them."),
        t("Write down whom a client names for a book. Somebody else approves a change."),
      ],
    },
    "payments.view": {
      name: t("See payments"),
      promises: [
        t("Find payments and see where they stand."),
        t("Print receipts, passbooks and statements with proof."),
      ],
    },
    "payments.take": {
      name: t("Take payments"),
      promises: [
        t("Take money at the counter, and start online payments for clients."),
        t("Print receipts, passbooks and statements with proof."),
        t("Count the cash and close the day. Only an Admin opens a closed day again."),
      ],
    },
    "payments.acknowledge": {
      name: t("Acknowledge payments"),
      promises: [
        t("Confirm or fail customers' payments and send acknowledgements."),
        t("Refund payments, move them to another book, and follow the refunds."),
        t("See payment exceptions. Only an Admin decides about them."),
        t("See the settlements of the gateway. Only an Admin brings them in and decides about their lines."),
        t(
          "Record deposits, cash into the drawer, lines of the bank's statement, cheques and counts of the safe. Only an Admin takes an entry back, and records the bank's balance.",
        ),
        t("Read the day book and the trial balance."),
        t("Print receipts, passbooks and statements with proof."),
      ],
      amongBranches: [t("See what branches owe each other, send money to another branch and confirm what comes.")],
    },
    "requests.approve": {
      name: t("Approve requests"),
      promises: [t("Approve or reject requests for new books, and give new clients their sign-in.")],
    },
    "books.close": {
      name: t("Close accounts"),
      promises: [t("Close books and see the closed ones. Only an Admin opens them again or settles them.")],
    },
    "approvals.check": {
      name: t("Approve what others ask for"),
      promises: [t("Approve or refuse what Employees ask for, never their own requests.")],
    },
    "reports.view": {
      name: t("See reports"),
      promises: [
        t("See collections, counts, reports and loyalty points."),
        t("Work off the dues: remind clients, note what they say and when they promise to pay."),
        t("Read the day book and the trial balance."),
      ],
      amongBranches: [t("See what branches owe each other.")],
    },
    "branches.all": {
      name: t("See all branches"),
      promises: [t("See the money of every branch. Changes are for those who work there.")],
    },
  };
}
