import { list, listsAround, screen, screensOf, titlesOf } from "./screen.ts";
import type { Screen } from "./screen.ts";
import { screensWithoutShell } from "./screens-without-shell.ts";

// The table of the portal's screens. A line names one screen, its address, title, audience and component. Routes, titles,
// rights, the menu, what the server preloads, and the journeys and screenshots of every screen follow from it.
// docs/adding/screen.md walks through an addition.

/** The portal's own menu: each screen at its place. A list of a list is a group of links. */
export const screensInMenu = [
  screen("adminDashboard", "/admin_dashboard", "Dashboard", "staff", "reports/admin-dashboard"),
  screen("customerDashboard", "/dashboard", "Dashboard", "customer", "books/customer-dashboard"),
  list("Counter", [
    list("Offline Payment", [
      screen("offlinePayment", "/offline_payment", "Payment", "payments.take", "payments/offline-payment"),
      screen(
        "offlineAcknowledgement",
        "/offline_acknowledgement",
        "Acknowledgement",
        "payments.acknowledge",
        "payments/offline-acknowledgement",
      ),
    ]),
    screen("dayClose", "/day_close", "Day Close", "payments.take", "days/day-close"),
    screen("cheques", "/cheques", "Cheques", "payments.acknowledge", "accounts/cheques"),
    screen("goldRate", "/add_daily_gold_rate", "Gold Rate", "admin", "rates/gold-rate"),
  ]),
  list("Clients", [
    screen(
      "approveClient",
      "/approve_client",
      "Approve Client",
      "requests.approve",
      "applications/decide/approve-client",
    ),
    list("Manage Clients", [
      screen("addClient", "/add_new_client", "Add New Client", "clients.enrol", "clients/add-client"),
      screen("viewClients", "/view_client", "View Client", "clients.view", "clients/view-clients"),
      screen("importBooks", "/import_books", "Import Books", "admin", "imports/import-books"),
    ]),
    list("Close Account", [
      screen("closeAccount", "/close_account", "Close Account", "books.close", "books/close-account"),
      screen("closedAccounts", "/close_account_list", "Closed Account List", "books.close", "books/closed-accounts"),
    ]),
  ]),
  list("Money", [
    screen("transactions", "/transaction_list", "Transactions", "payments.view", "payments/transaction-list"),
    screen(
      "paymentExceptions",
      "/payment_exceptions",
      "Payment Exceptions",
      "payments.acknowledge",
      "payments/payment-exceptions",
    ),
    screen("approvals", "/approvals", "Approvals", "staff", "approvals/approvals"),
    screen("cashAndBank", "/cash_and_bank", "Cash and Bank", "payments.acknowledge", "accounts/cash-and-bank"),
    screen("gatewayRefunds", "/gateway_refunds", "Gateway Refunds", "payments.acknowledge", "payments/gateway-refunds"),
    screen(
      "gatewaySettlements",
      "/gateway_settlements",
      "Gateway Settlements",
      "payments.acknowledge",
      "payments/settlements/gateway-settlements",
    ),
    screen(
      "settlementLines",
      "/settlement_lines",
      "Settlement Lines",
      "payments.acknowledge",
      "payments/settlements/settlement-lines",
    ),
  ]),
  list("Schemes", [
    screen("schemes", "/schemes", "Schemes", "admin", "schemes/schemes"),
    screen("holidays", "/holidays", "Holidays", "staff", "settings/holidays/holidays"),
  ]),
  list("Reports", [
    screen("reports", "/reports", "Reports", "reports.view", "reports/reports"),
    screen("dues", "/dues", "Dues", "reports.view", "dues/dues"),
    screen(
      "transactionReport",
      "/transactionReport",
      "Transaction Report",
      "reports.view",
      "reports/transaction-report",
    ),
    screen("dayBook", "/day_book", "Day Book", "reports.view", "accounts/day-book"),
    screen("trialBalance", "/trial_balance", "Trial Balance", "reports.view", "accounts/trial-balance"),
    screen(
      "loyaltyReport",
      "/loyaltyPointReport",
      "Loyalty Point Report",
      "reports.view",
      "reports/loyalty/loyalty-report",
    ),
  ]),
  list("Shop", [
    list("User Management", [
      screen("users", "/user_list", "User List", "admin", "users/user-list"),
      screen("customers", "/customermanagement", "Customers", "admin", "customers/customer-list"),
      screen("generatePassword", "/GeneratePassword", "Generate Password", "admin", "customers/generate-password"),
      screen("rights", "/rights", "Rights", "admin", "users/rights/rights"),
    ]),
    screen("settings", "/settings", "Settings", "admin", "settings/settings"),
    screen("approvalSettings", "/approval_settings", "Approval Settings", "admin", "approvals/approval-settings"),
    screen("auditTrail", "/audit_trail", "Audit Trail", "admin", "audit/audit-trail"),
    screen("messageLog", "/email-inbox", "Message Log", "admin", "messages/message-log"),
    list("Menu Masters", [
      screen("mainMenu", "/mainMenuMaster", "Main Menu", "admin", "menu/menu-master"),
      screen("subMenu", "/subMenuMaster", "Sub Menu", "admin", "menu/menu-master"),
      screen("childMenu", "/childMenuMaster", "Child Menu", "admin", "menu/menu-master"),
    ]),
    screen("evidence", "/evidence", "Evidence", "admin", "evidence/evidence"),
  ]),
];

/** Left out of the portal's own menu; a shop's menu may lead there. */
export const screensForOwnMenu = [
  screen("profile", "/profile", "Profile", "signed-in", "session/profile/profile"),
  screen("security", "/security", "Security", "signed-in", "session/security/security"),
  screen("addUser", "/add_user", "Add New User", "admin", "users/add-user"),
  screen("addCustomer", "/add_customer", "Add New Customer", "admin", "customers/add-customer"),
];

/** In no menu: other screens, messages and receipts lead there. */
export const screensOutsideMenu = [
  screen("chitDetails", "/viewchitdetails/:chitid", "Chit Details", "signed-in", "books/chit-details"),
  // Where a customer comes back to from the gateway. Both show the state that the server knows.
  screen(
    "paymentSuccess",
    "/paymentsuccessfull",
    "Payment",
    "signed-in",
    "payments/online/payment-state",
    "payments/online/payment",
  ),
  screen(
    "paymentFail",
    "/paymentfail",
    "Payment",
    "signed-in",
    "payments/online/payment-state",
    "payments/online/payment",
  ),
  // The tabs of a customer, beside the dashboard, the passbook and the profile.
  screen("pay", "/pay", "Pay", "customer", "payments/online/pay"),
  screen("offers", "/offers", "Offers", "customer", "applications/apply/offers"),
  screen("payByUpi", "/pay_by_upi", "Payment", "signed-in", "payments/online/payment-state"),
  screen("client", "/client", "Client", "clients.view", "clients/client"),
  screen("editClient", "/edit_client", "Edit Client", "admin", "clients/edit-client"),
  // Without an `id` it adds a scheme.
  screen("editScheme", "/scheme", "Add Scheme", "admin", "schemes/edit-scheme"),
  screen("editUser", "/edit_user", "Edit User", "admin", "users/edit-user"),
  // An address that bookmarks still use.
  screen("customersToo", "/customer_managment", "Customers", "admin", "customers/customer-list"),
  screen("editCustomer", "/editCustomer", "Edit Customer", "admin", "customers/edit-customer"),
  // Where the shop has several, and from the settings.
  screen("branches", "/branches", "Branches", "payments.acknowledge", "branches/branches"),
  screen("shopProfile", "/shop_profile", "Shop Profile", "admin", "settings/profile/shop-profile"),
  screen("receipt", "/receipt", "Receipt", "signed-in", "receipts/receipt"),
  screen("passbook", "/passbook", "Passbook", "signed-in", "receipts/passbook"),
  // The guides, for everybody.
  screen("help", "/help", "Help", "anyone", "help/help"),
  screen("notifications", "/notifications", "Notifications", "signed-in", "messages/notifications/notifications"),
];

/** Every screen, in the menu or not. */
export const screens = [
  ...screensOf(screensInMenu),
  ...screensForOwnMenu,
  ...screensOutsideMenu,
  ...screensWithoutShell,
];
export type ScreenName = (typeof screens)[number]["name"];

/** Lists of the menu of before, which menus that shops have saved go on to name. */
const formerLists = ["Monthly Collection", "Report", "Day"] as const;

/** Every title of a screen or of a list of the menu. */
export const portalTitles = [
  ...new Set([...titlesOf(screensInMenu), ...screens.map(({ title }) => title), ...formerLists]),
];
export type PortalTitle = (typeof portalTitles)[number];

/** The titles of the menu's lists around a screen, from outside in. */
export function menuLists(wanted: Screen): PortalTitle[] {
  return listsAround(wanted, screensInMenu);
}
