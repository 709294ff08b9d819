import type { Who } from "./portal.ts";

/** Every screen that needs a sign-in, its heading, and who may open it. */
export const screens: readonly { path: string; heading: string | RegExp; who: readonly Who[] }[] = [
  { path: "/admin_dashboard", heading: /./, who: ["admin", "employee"] },
  { path: "/add_new_client", heading: "Add New Client", who: ["admin"] },
  { path: "/view_client", heading: "View Client", who: ["admin", "employee"] },
  { path: "/transaction_list", heading: "Transactions", who: ["admin", "employee"] },
  { path: "/offline_payment", heading: "Payment", who: ["admin", "employee"] },
  { path: "/offline_acknowledgement", heading: "Acknowledgement", who: ["admin"] },
  { path: "/add_daily_gold_rate", heading: "Gold Rate", who: ["admin"] },
  { path: "/dashboard", heading: /./, who: ["customer"] },
  { path: "/change-password-screen", heading: "Change password", who: ["admin", "employee", "customer"] },
];

export const homeOf: Record<Who, string> = {
  admin: "/admin_dashboard",
  employee: "/admin_dashboard",
  customer: "/dashboard",
};
