import type { GuideName } from "@thangam/texts/shape";
import type { ScreenName } from "./screens.ts";

/** Whom a guide is written for. Staff see all of them. */
export type GuideReader = "counter" | "owner" | "customer";

export interface GuideEntry {
  name: GuideName;
  reader: GuideReader;
  /** Whose help leads to it. */
  screens: readonly ScreenName[];
}

// The table of the guides, in the order in which they are listed. Their texts stand in packages/texts/src/<language>/guides.

/** Each screen stands at one guide, or at one for staff and one for savers. */
export const guideTable: readonly GuideEntry[] = [
  guide("takePayment", "counter", "offlinePayment"),
  guide("findPerson", "counter", "viewClients", "client"),
  guide("correctPayment", "counter", "transactions"),
  guide("reprint", "counter", "receipt", "passbook"),
  guide("dayClose", "counter", "dayClose"),
  guide("waitingMoney", "counter", "offlineAcknowledgement", "cheques", "paymentSuccess", "paymentFail", "payByUpi"),
  guide("enrol", "counter", "addClient", "approveClient", "editClient", "importBooks"),
  guide("closeBook", "counter", "closeAccount", "closedAccounts", "chitDetails"),
  guide("approvals", "counter", "approvals"),
  guide("ownerDay", "owner", "adminDashboard", "help"),
  guide("goldRate", "owner", "goldRate"),
  guide("dues", "owner", "dues"),
  guide("reports", "owner", "reports", "transactionReport", "dayBook", "trialBalance", "loyaltyReport"),
  guide(
    "people",
    "owner",
    ...(["users", "addUser", "editUser", "rights"] as const),
    ...(["customers", "customersToo", "addCustomer", "editCustomer", "generatePassword"] as const),
  ),
  guide("schemes", "owner", "schemes", "editScheme", "holidays"),
  guide(
    "shopSettings",
    "owner",
    ...([
      "settings",
      "approvalSettings",
      "branches",
      "shopProfile",
      "setup",
      "mainMenu",
      "subMenu",
      "childMenu",
    ] as const),
  ),
  guide(
    "gatewayMoney",
    "owner",
    ...(["gatewaySettlements", "settlementLines", "gatewayRefunds"] as const),
    "paymentExceptions",
    "cashAndBank",
  ),
  guide("evidence", "owner", "evidence", "auditTrail", "messageLog"),
  guide("paying", "customer", "pay", "paymentSuccess", "paymentFail", "payByUpi"),
  guide("savings", "customer", "customerDashboard", "chitDetails", "passbook"),
  guide("receipts", "customer", "receipt", "checkStatement"),
  guide("joining", "customer", "offers", "registration", "register"),
  guide("signIn", "customer", "login", "logout", "forgotPassword", "changePassword", "profile", "security"),
  guide("offline", "customer", "notifications", "help"),
];

/** The guide to a screen: for whoever works here, or for customers and whoever is not signed in. */
export function guideTo(screen: ScreenName, isStaff: boolean): GuideEntry | undefined {
  const those = guideTable.filter(({ screens }) => screens.includes(screen));
  return those.find(({ reader }) => (reader === "customer") !== isStaff) ?? those[0];
}

function guide(name: GuideName, reader: GuideReader, ...screens: ScreenName[]): GuideEntry {
  return { name, reader, screens };
}
