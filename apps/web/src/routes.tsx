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
}

/** Screens without the shell. */
export const bareScreens: readonly Screen[] = [
  { path: paths.login, audience: "anyone", component: lazy(() => import("#features/session/login-screen.tsx")) },
  { path: paths.logout, audience: "anyone", component: lazy(() => import("#features/session/logout-screen.tsx")) },
  {
    path: paths.changePassword,
    audience: "signed-in",
    component: lazy(() => import("#features/session/change-password-screen.tsx")),
  },
];

/** Screens inside the shell. A menu entry shows only when its screen stands here. */
export const screens: readonly Screen[] = [
  {
    path: paths.adminDashboard,
    audience: "staff",
    component: lazy(() => import("#features/reports/admin-dashboard-screen.tsx")),
  },
  {
    path: paths.customerDashboard,
    audience: "customer",
    component: lazy(() => import("#features/books/customer-dashboard-screen.tsx")),
  },
  {
    path: paths.addClient,
    audience: "clients.enrol",
    component: lazy(() => import("#features/clients/add-client-screen.tsx")),
  },
  {
    path: paths.viewClients,
    audience: "clients.view",
    component: lazy(() => import("#features/clients/view-clients-screen.tsx")),
  },
  {
    path: paths.transactions,
    audience: "payments.view",
    component: lazy(() => import("#features/payments/transaction-list-screen.tsx")),
  },
  {
    path: paths.offlinePayment,
    audience: "payments.take",
    component: lazy(() => import("#features/payments/offline-payment-screen.tsx")),
  },
  {
    path: paths.offlineAcknowledgement,
    audience: "payments.acknowledge",
    component: lazy(() => import("#features/payments/offline-acknowledgement-screen.tsx")),
  },
  { path: paths.goldRate, audience: "admin", component: lazy(() => import("#features/rates/gold-rate-screen.tsx")) },
];

export function mayOpen(audience: Audience, person: Rights | null): boolean {
  if (audience === "anyone" || audience === "signed-in") return isAllowed(audience, person);
  if (audience === "customer" || audience === "admin") return isAllowed([audience], person);
  if (audience === "staff") return person !== null && person.role !== "Customer";
  return isAllowed([{ can: audience }], person);
}
