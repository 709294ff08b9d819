import { list, listsAround, screen, screensOf, titlesOf } from "./screen.ts";
import type { Screen } from "./screen.ts";

// The table of the portal's screens. A line names one screen, its address, title, audience and component. Routes, titles,
// rights, the menu, what the server preloads, and the journeys and screenshots of every screen follow from it.
// docs/adding/screen.md walks through an addition.

/** The portal's own menu: each screen at its place. A list of a list is a group of links. */
export const screensInMenu = [
  screen("adminDashboard", "/admin_dashboard", "Dashboard", "staff", "reports/admin-dashboard"),
  screen("customerDashboard", "/dashboard", "Dashboard", "customer", "books/customer-dashboard"),
  list("Monthly Collection", [
    screen("transactions", "/transaction_list", "Transactions", "payments.view", "payments/transaction-list"),
    screen(
      "approveClient",
      "/approve_client",
      "Approve Client",
      "requests.approve",
      "applications/decide/approve-client",
    ),
    screen(
      "paymentExceptions",
      "/payment_exceptions",
      "Payment Exceptions",
      "payments.acknowledge",
      "payments/payment-exceptions",
    ),
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
    list("Manage Clients", [
      screen("addClient", "/add_new_client", "Add New Client", "clients.enrol", "clients/add-client"),
      screen("viewClients", "/view_client", "View Client", "clients.view", "clients/view-clients"),
      screen("importBooks", "/import_books", "Import Books", "admin", "imports/import-books"),
    ]),
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
    list("Close Account", [
      screen("closeAccount", "/close_account", "Close Account", "books.close", "books/close-account"),
      screen("closedAccounts", "/close_account_list", "Closed Account List", "books.close", "books/closed-accounts"),
    ]),
    screen("approvals", "/approvals", "Approvals", "staff", "approvals/approvals"),
    list("Day", [
      screen("dayClose", "/day_close", "Day Close", "payments.take", "days/day-close"),
      screen("cashAndBank", "/cash_and_bank", "Cash and Bank", "payments.acknowledge", "accounts/cash-and-bank"),
      screen("cheques", "/cheques", "Cheques", "payments.acknowledge", "accounts/cheques"),
      screen("holidays", "/holidays", "Holidays", "staff", "settings/holidays/holidays"),
    ]),
  ]),
  list("User Management", [
    screen("users", "/user_list", "User List", "admin", "users/user-list"),
    screen("customers", "/customermanagement", "Customers", "admin", "customers/customer-list"),
    screen("generatePassword", "/GeneratePassword", "Generate Password", "admin", "customers/generate-password"),
    screen("rights", "/rights", "Rights", "admin", "users/rights/rights"),
    screen("auditTrail", "/audit_trail", "Audit Trail", "admin", "audit/audit-trail"),
    screen("messageLog", "/email-inbox", "Message Log", "admin", "messages/message-log"),
    list("Menu Masters", [
      screen("mainMenu", "/mainMenuMaster", "Main Menu", "admin", "menu/menu-master"),
      screen("subMenu", "/subMenuMaster", "Sub Menu", "admin", "menu/menu-master"),
      screen("childMenu", "/childMenuMaster", "Child Menu", "admin", "menu/menu-master"),
    ]),
  ]),
  screen("schemes", "/schemes", "Schemes", "admin", "schemes/schemes"),
  list("Report", [
    screen(
      "transactionReport",
      "/transactionReport",
      "Transaction Report",
      "reports.view",
      "reports/transaction-report",
    ),
    screen("reports", "/reports", "Reports", "reports.view", "reports/reports"),
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
  screen("goldRate", "/add_daily_gold_rate", "Gold Rate", "admin", "rates/gold-rate"),
  screen("settings", "/settings", "Settings", "admin", "settings/settings"),
  screen("approvalSettings", "/approval_settings", "Approval Settings", "admin", "approvals/approval-settings"),
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
  screen("shopProfile", "/shop_profile", "Shop Profile", "admin", "settings/profile/shop-profile"),
  screen("receipt", "/receipt", "Receipt", "signed-in", "receipts/receipt"),
  screen("passbook", "/passbook", "Passbook", "signed-in", "receipts/passbook"),
  screen("notifications", "/notifications", "Notifications", "signed-in", "messages/notifications/notifications"),
];

/** Shown without the bar, the menu and the footer. */
export const screensWithoutShell = [
  screen("login", "/", "Welcome back", "anyone", "session/login"),
  screen("logout", "/logout", "Logout", "anyone", "session/logout"),
  screen("forgotPassword", "/forgot-password", "Forgot your password", "anyone", "session/recovery/forgot-password"),
  // The link in the log of a portal that has no Admin yet.
  screen("setup", "/setup", "Set up the shop", "anyone", "setup/setup"),
  screen("registration", "/registration", "Join a scheme", "anyone", "applications/apply/registration"),
  // An address that bookmarks still use.
  screen("register", "/register", "Join a scheme", "anyone", "applications/apply/registration"),
  // Where the code printed on a receipt leads.
  screen("verifyReceipt", "/verify/:code", "Receipt check", "anyone", "receipts/verify"),
  screen(
    "changePassword",
    "/change-password-screen",
    "Change password",
    "signed-in",
    "session/change-password",
    "session/change-password",
  ),
];

/** Every screen, in the menu or not. */
export const screens = [
  ...screensOf(screensInMenu),
  ...screensForOwnMenu,
  ...screensOutsideMenu,
  ...screensWithoutShell,
];
export type ScreenName = (typeof screens)[number]["name"];

/** Every title of a screen or of a list of the menu. */
export const portalTitles = [...new Set([...titlesOf(screensInMenu), ...screens.map(({ title }) => title)])];
export type PortalTitle = (typeof portalTitles)[number];

/** The titles of the menu's lists around a screen, from outside in. */
export function menuLists(wanted: Screen): PortalTitle[] {
  return listsAround(wanted, screensInMenu);
}
