import type { Capability } from "@thangam/contracts/capabilities";
import { isAllowed } from "@thangam/contracts/roles";
import type { Rights } from "@thangam/contracts/roles";
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { paths } from "./paths.ts";

/** `staff` is an Admin or any Employee; a capability is an Admin, or an Employee who was granted it. */
export type Audience = "anyone" | "signed-in" | "customer" | "staff" | "admin" | Capability;

export interface Screen {
  path: string;
  /** Who may open it. Others are sent to their own home; the server refuses their calls all the same. */
  audience: Audience;
  component: LazyExoticComponent<ComponentType>;
  /** Fetches its code ahead of the time it is shown. */
  load: () => Promise<unknown>;
}

/** Screens without the shell. */
export const bareScreens: readonly Screen[] = [
  screen(paths.login, "anyone", () => import("#features/session/login-screen.tsx")),
  screen(paths.logout, "anyone", () => import("#features/session/logout-screen.tsx")),
  screen(paths.forgotPassword, "anyone", () => import("#features/recovery/forgot-password-screen.tsx")),
  screen(paths.setup, "anyone", () => import("#features/setup/setup-screen.tsx")),
  screen(paths.registration, "anyone", () => import("#features/joining/registration-screen.tsx")),
  screen(paths.register, "anyone", () => import("#features/joining/registration-screen.tsx")),
  screen(paths.verifyReceipt, "anyone", () => import("#features/receipts/verify-screen.tsx")),
  screen(paths.changePassword, "signed-in", () => import("#features/session/change-password-screen.tsx")),
];

/** Screens inside the shell. A menu entry shows only when its screen stands here. */
export const screens: readonly Screen[] = [
  screen(paths.adminDashboard, "staff", () => import("#features/reports/admin-dashboard-screen.tsx")),
  screen(paths.customerDashboard, "customer", () => import("#features/books/customer-dashboard-screen.tsx")),
  screen(paths.chitDetails, "signed-in", () => import("#features/books/chit-details-screen.tsx")),
  screen(paths.paymentSuccess, "signed-in", () => import("#features/paying/payment-state-screen.tsx")),
  screen(paths.paymentFail, "signed-in", () => import("#features/paying/payment-state-screen.tsx")),
  screen(paths.payByUpi, "signed-in", () => import("#features/paying/payment-state-screen.tsx")),
  screen(paths.addClient, "clients.enrol", () => import("#features/clients/add-client-screen.tsx")),
  screen(paths.viewClients, "clients.view", () => import("#features/clients/view-clients-screen.tsx")),
  screen(paths.importBooks, "admin", () => import("#features/imports/import-books-screen.tsx")),
  screen(paths.editClient, "admin", () => import("#features/clients/edit-client-screen.tsx")),
  screen(paths.approveClient, "requests.approve", () => import("#features/requests/approve-client-screen.tsx")),
  screen(paths.client, "clients.view", () => import("#features/clients/client-screen.tsx")),
  screen(paths.transactions, "payments.view", () => import("#features/payments/transaction-list-screen.tsx")),
  screen(paths.offlinePayment, "payments.take", () => import("#features/payments/offline-payment-screen.tsx")),
  screen(
    paths.offlineAcknowledgement,
    "payments.acknowledge",
    () => import("#features/payments/offline-acknowledgement-screen.tsx"),
  ),
  screen(paths.closeAccount, "books.close", () => import("#features/books/close-account-screen.tsx")),
  screen(paths.closedAccounts, "books.close", () => import("#features/books/closed-accounts-screen.tsx")),
  screen(
    paths.paymentExceptions,
    "payments.acknowledge",
    () => import("#features/payments/payment-exceptions-screen.tsx"),
  ),
  screen(paths.gatewayRefunds, "payments.acknowledge", () => import("#features/payments/gateway-refunds-screen.tsx")),
  screen(paths.dayClose, "payments.take", () => import("#features/days/day-close-screen.tsx")),
  screen(paths.goldRate, "admin", () => import("#features/rates/gold-rate-screen.tsx")),
  screen(paths.schemes, "admin", () => import("#features/schemes/schemes-screen.tsx")),
  screen(paths.editScheme, "admin", () => import("#features/schemes/edit-scheme-screen.tsx")),
  screen(paths.users, "admin", () => import("#features/users/user-list-screen.tsx")),
  screen(paths.addUser, "admin", () => import("#features/users/add-user-screen.tsx")),
  screen(paths.editUser, "admin", () => import("#features/users/edit-user-screen.tsx")),
  screen(paths.customers, "admin", () => import("#features/customers/customer-list-screen.tsx")),
  screen(paths.customersToo, "admin", () => import("#features/customers/customer-list-screen.tsx")),
  screen(paths.addCustomer, "admin", () => import("#features/customers/add-customer-screen.tsx")),
  screen(paths.editCustomer, "admin", () => import("#features/customers/edit-customer-screen.tsx")),
  screen(paths.generatePassword, "admin", () => import("#features/customers/generate-password-screen.tsx")),
  screen(paths.rights, "admin", () => import("#features/rights/rights-screen.tsx")),
  screen(paths.auditTrail, "admin", () => import("#features/audit/audit-trail-screen.tsx")),
  screen(paths.mainMenu, "admin", () => import("#features/menu/menu-master-screen.tsx")),
  screen(paths.subMenu, "admin", () => import("#features/menu/menu-master-screen.tsx")),
  screen(paths.childMenu, "admin", () => import("#features/menu/menu-master-screen.tsx")),
  screen(paths.settings, "admin", () => import("#features/settings/settings-screen.tsx")),
  screen(paths.transactionReport, "reports.view", () => import("#features/reports/transaction-report-screen.tsx")),
  screen(paths.reports, "reports.view", () => import("#features/reports/reports-screen.tsx")),
  screen(paths.loyaltyReport, "reports.view", () => import("#features/loyalty/loyalty-report-screen.tsx")),
  screen(paths.receipt, "signed-in", () => import("#features/receipts/receipt-screen.tsx")),
  screen(paths.passbook, "signed-in", () => import("#features/receipts/passbook-screen.tsx")),
  screen(paths.profile, "signed-in", () => import("#features/profile/profile-screen.tsx")),
];

export function mayOpen(audience: Audience, person: Rights | null): boolean {
  if (audience === "anyone" || audience === "signed-in") return isAllowed(audience, person);
  if (audience === "customer" || audience === "admin") return isAllowed([audience], person);
  if (audience === "staff") return person !== null && person.role !== "Customer";
  return isAllowed([{ can: audience }], person);
}

function screen(path: string, audience: Audience, load: () => Promise<{ default: ComponentType }>): Screen {
  return { path, audience, load, component: lazy(load) };
}
