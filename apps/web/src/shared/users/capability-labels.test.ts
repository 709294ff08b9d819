import { capabilities } from "@thangam/contracts/kernel/capabilities";
import type { Capability } from "@thangam/contracts/kernel/capabilities";
import { operations } from "@thangam/contracts/kernel/registry";
import { isAllowed } from "@thangam/contracts/kernel/roles";
import { expect, test } from "vitest";
import { capabilityLabels } from "./capability-labels.ts";

type Name = keyof typeof operations;

/** The operations that a sentence of the rights screen promises. */
interface Promised {
  can: readonly Name[];
  /** The operations that it reserves for an Admin. */
  adminAlone?: readonly Name[];
}

const printing: Record<string, Promised> = {
  "Print receipts, passbooks and statements with proof.": {
    can: ["getReceipt", "printReceipt", "getPassbook", "printPassbook", "printStatement", "saveStatement"],
  },
};

const booksOfAccount: Record<string, Promised> = {
  "Read the day book and the trial balance.": {
    can: ["dayBook", "exportDayBook", "trialBalance", "exportTrialBalance", "accountBalances", "bankBalance"],
  },
};

const promised: Record<Capability, Record<string, Promised>> = {
  "clients.view": {
    "Find clients, see their books and what these are worth, and read what was written to them.": {
      can: [
        ...(["listClients", "exportClients", "listClientsWithBooks", "getClient", "findBooks"] as const),
        ...(["listBooksOfClient", "listBooksOfPerson", "getBook", "listInstalments", "quoteBook"] as const),
        ...(["listSettledParts", "printSettledParts", "listMessages"] as const),
      ],
    },
  },
  "clients.enrol": {
    "Enrol clients and open books for them.": { can: ["addClient", "enrolClient", "addBook", "checkBookNumber"] },
    "Write down whom a client names for a book. Somebody else approves a change.": { can: ["setNominee"] },
  },
  "payments.view": {
    "Find payments and see where they stand.": {
      can: [
        ...(["listPayments", "countPayments", "sumPayments", "listPaymentTakers", "exportPayments"] as const),
        ...(["listBookPayments", "getPayment", "latestPayment"] as const),
      ],
    },
    ...printing,
  },
  "payments.take": {
    "Take money at the counter, and start online payments for clients.": {
      can: [
        ...(["findBooks", "previewPayment", "takeCounterPayment", "startPayment"] as const),
        ...(["listCounters", "chooseCounter", "listMyTakings"] as const),
      ],
    },
    ...printing,
    "Count the cash and close the day. Only an Admin opens a closed day again.": {
      can: ["getDay", "countDrawer", "closeDay", "listClosedDays", "exportClosedDays"],
      adminAlone: ["reopenDay"],
    },
  },
  "payments.acknowledge": {
    "Confirm or fail customers' payments and send acknowledgements.": {
      can: [
        ...(["findBooks", "previewAcknowledgement", "acknowledgePayment", "failPayment", "updatePayment"] as const),
        ...(["resendAcknowledgement", "resendPaymentMessage"] as const),
      ],
    },
    "Refund payments, move them to another book, and follow the refunds.": {
      can: ["refundPayment", "movePayment", "listGatewayRefunds", "exportGatewayRefunds", "retryGatewayRefund"],
    },
    "See payment exceptions. Only an Admin decides about them.": {
      can: ["listPaymentExceptions", "exportPaymentExceptions"],
      adminAlone: ["resolvePaymentException"],
    },
    "See the settlements of the gateway. Only an Admin brings them in and decides about their lines.": {
      can: ["listGatewaySettlements", "listSettlementLines"],
      adminAlone: ["uploadGatewaySettlement", "matchSettlementLines", "decideSettlementLine"],
    },
    "Record deposits, cash into the drawer, lines of the bank's statement, cheques and counts of the safe. Only an Admin takes an entry back, and records the bank's balance.":
      {
        can: [
          ...(["recordBankDeposit", "recordBankEntry", "recordCashWithdrawal", "countSafe"] as const),
          ...(["listCheques", "exportCheques", "clearCheque", "bounceCheque"] as const),
        ],
        adminAlone: ["correctAccountEntry", "recordBankBalance"],
      },
    ...booksOfAccount,
    ...printing,
    "See what branches owe each other, send money to another branch and confirm what comes.": {
      can: [
        ...(["branchDues", "listBranchTransfers", "exportBranchTransfers"] as const),
        ...(["sendToBranch", "receiveFromBranch", "cancelBranchTransfer"] as const),
      ],
    },
  },
  "requests.approve": {
    "Approve or reject requests for new books, and give new clients their sign-in.": {
      can: [
        ...(["listApplications", "exportApplications", "listAccounts", "checkBookNumber"] as const),
        ...(["approveApplication", "rejectApplication", "giveApplicationSignIn"] as const),
        ...(["setApplicationClient", "setApplicationBook", "sendApplicationWelcome"] as const),
      ],
    },
  },
  "books.close": {
    "Close books and see the closed ones. Only an Admin opens them again or settles them.": {
      can: ["findBooks", "previewClosing", "closeBookByNumber", "listClosedBooks", "exportClosedBooks"],
      adminAlone: ["closeBook", "settleBook"],
    },
  },
  "approvals.check": {
    "Approve or refuse what Employees ask for, never their own requests.": { can: ["decideApproval"] },
  },
  "reports.view": {
    "See collections, counts, reports and loyalty points.": {
      can: [
        ...(["todaysPayments", "todaysCollection", "monthsCollection", "monthsAmount", "countClients"] as const),
        ...([
          "schemeRatio",
          "dailyTrend",
          "compareCollections",
          "transactionReport",
          "exportTransactionReport",
        ] as const),
        ...(["collectionReport", "duesReport", "maturityReport", "liabilityReport", "exportShopReport"] as const),
        ...(["loyaltyReport", "exportLoyaltyReport"] as const),
      ],
    },
    "Work off the dues: remind clients, note what they say and when they promise to pay.": {
      can: ["listDues", "getDueHistory", "noteContact", "remindDues"],
    },
    ...booksOfAccount,
    "See what branches owe each other.": { can: ["branchDues"] },
  },
  // What others let somebody do is done on every branch then; it allows nothing by itself.
  "branches.all": { "See the money of every branch. Changes are for those who work there.": { can: [] } },
};

const admin = { role: "Admin", capabilities: [] } as const;
const employeeWith = (granted: readonly Capability[]) => ({ role: "Employee", capabilities: granted }) as const;
const may = (name: Name, granted: readonly Capability[]) => isAllowed(operations[name].allow, employeeWith(granted));
const names = Object.keys(operations).filter((name): name is Name => Object.hasOwn(operations, name));

test.each(capabilities)("the screen says of %s what the server holds to, and all of it", (capability) => {
  const { promises, amongBranches = [] } = capabilityLabels()[capability];
  expect([...promises, ...amongBranches]).toEqual(Object.keys(promised[capability]));
  const kept = Object.values(promised[capability]);
  const granted = names.filter((name) => may(name, [capability]) && !may(name, []));
  expect([...new Set(kept.flatMap(({ can }) => can))].toSorted()).toEqual(granted.toSorted());
  for (const name of kept.flatMap(({ adminAlone = [] }) => adminAlone)) {
    expect(may(name, capabilities), `${name} by an Employee`).toBe(false);
    expect(isAllowed(operations[name].allow, admin), `${name} by an Admin`).toBe(true);
  }
});

test("an Admin may do whatever an Employee may be granted", () => {
  const refused = names.filter((name) => may(name, capabilities) && !isAllowed(operations[name].allow, admin));
  expect(refused).toEqual([]);
});
