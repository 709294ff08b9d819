import type { Capability } from "@thangam/contracts/kernel/capabilities";
import { isAllowed } from "@thangam/contracts/kernel/roles";
import type { Rights } from "@thangam/contracts/kernel/roles";
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { paths } from "./paths.ts";
import type { staffScreens } from "./staff-screens.ts";

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
  screen(paths.forgotPassword, "anyone", () => import("#features/session/recovery/forgot-password-screen.tsx")),
  screen(paths.setup, "anyone", () => import("#features/setup/setup-screen.tsx")),
  screen(paths.registration, "anyone", () => import("#features/applications/apply/registration-screen.tsx")),
  screen(paths.register, "anyone", () => import("#features/applications/apply/registration-screen.tsx")),
  screen(paths.verifyReceipt, "anyone", () => import("#features/receipts/verify-screen.tsx")),
  screen(paths.changePassword, "signed-in", () => import("#features/session/change-password-screen.tsx")),
];

/** Screens inside the shell. A menu entry shows only when its screen stands here. */
export const screens: readonly Screen[] = [
  staffScreen("adminDashboard", "staff"),
  screen(paths.customerDashboard, "customer", () => import("#features/books/customer-dashboard-screen.tsx")),
  screen(paths.chitDetails, "signed-in", () => import("#features/books/chit-details-screen.tsx")),
  screen(paths.paymentSuccess, "signed-in", () => import("#features/payments/online/payment-state-screen.tsx")),
  screen(paths.paymentFail, "signed-in", () => import("#features/payments/online/payment-state-screen.tsx")),
  screen(paths.payByUpi, "signed-in", () => import("#features/payments/online/payment-state-screen.tsx")),
  staffScreen("addClient", "clients.enrol"),
  staffScreen("viewClients", "clients.view"),
  staffScreen("importBooks", "admin"),
  staffScreen("editClient", "admin"),
  staffScreen("approveClient", "requests.approve"),
  staffScreen("client", "clients.view"),
  staffScreen("transactions", "payments.view"),
  staffScreen("offlinePayment", "payments.take"),
  staffScreen("offlineAcknowledgement", "payments.acknowledge"),
  staffScreen("closeAccount", "books.close"),
  staffScreen("closedAccounts", "books.close"),
  staffScreen("paymentExceptions", "payments.acknowledge"),
  staffScreen("gatewayRefunds", "payments.acknowledge"),
  staffScreen("dayClose", "payments.take"),
  staffScreen("goldRate", "admin"),
  staffScreen("schemes", "admin"),
  staffScreen("editScheme", "admin"),
  staffScreen("users", "admin"),
  staffScreen("addUser", "admin"),
  staffScreen("editUser", "admin"),
  staffScreen("customers", "admin"),
  staffScreen("customersToo", "admin"),
  staffScreen("addCustomer", "admin"),
  staffScreen("editCustomer", "admin"),
  staffScreen("generatePassword", "admin"),
  staffScreen("rights", "admin"),
  staffScreen("auditTrail", "admin"),
  staffScreen("mainMenu", "admin"),
  staffScreen("subMenu", "admin"),
  staffScreen("childMenu", "admin"),
  staffScreen("settings", "admin"),
  staffScreen("transactionReport", "reports.view"),
  staffScreen("reports", "reports.view"),
  staffScreen("loyaltyReport", "reports.view"),
  screen(paths.receipt, "signed-in", () => import("#features/receipts/receipt-screen.tsx")),
  screen(paths.passbook, "signed-in", () => import("#features/receipts/passbook-screen.tsx")),
  screen(paths.messageLog, "admin", () => import("#features/messages/message-log-screen.tsx")),
  screen(paths.notifications, "signed-in", () => import("#features/messages/notifications/notifications-screen.tsx")),
  screen(paths.profile, "signed-in", () => import("#features/session/profile/profile-screen.tsx")),
];

export function mayOpen(audience: Audience, person: Rights | null): boolean {
  if (audience === "anyone" || audience === "signed-in") return isAllowed(audience, person);
  if (audience === "customer" || audience === "admin")
    return isAllowed([audience === "customer" ? "self" : "admin"], person);
  if (audience === "staff") return person !== null && person.role !== "Customer";
  return isAllowed([{ can: audience }], person);
}

function screen(path: string, audience: Audience, load: () => Promise<{ default: ComponentType }>): Screen {
  return { path, audience, load, component: lazy(load) };
}

/** A screen behind the counter: its code stands in staff-screens.ts, under the name of its path. */
function staffScreen(name: keyof typeof staffScreens, audience: Audience): Screen {
  return screen(paths[name], audience, async () => (await import("./staff-screens.ts")).staffScreens[name]());
}
