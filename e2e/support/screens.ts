import type { Who } from "./portal.ts";

/** Every screen that needs a sign-in, its heading, and who may open it. */
export const screens: readonly { path: string; heading: string | RegExp; who: readonly Who[] }[] = [
  { path: "/admin_dashboard", heading: /./, who: ["admin", "employee"] },
  { path: "/add_new_client", heading: "Add New Client", who: ["admin"] },
  { path: "/view_client", heading: "View Client", who: ["admin", "employee"] },
  { path: "/edit_client", heading: "Edit Client", who: ["admin"] },
  { path: "/client", heading: "Client", who: ["admin", "employee"] },
  { path: "/close_account", heading: "Close Account", who: ["admin"] },
  { path: "/close_account_list", heading: "Closed Account List", who: ["admin"] },
  { path: "/payment_exceptions", heading: "Payment Exceptions", who: ["admin"] },
  { path: "/approve_client", heading: "Approve Client", who: ["admin"] },
  { path: "/transaction_list", heading: "Transactions", who: ["admin", "employee"] },
  { path: "/offline_payment", heading: "Payment", who: ["admin", "employee"] },
  { path: "/offline_acknowledgement", heading: "Acknowledgement", who: ["admin"] },
  { path: "/day_close", heading: "Day Close", who: ["admin", "employee"] },
  { path: "/add_daily_gold_rate", heading: "Gold Rate", who: ["admin"] },
  { path: "/schemes", heading: "Schemes", who: ["admin"] },
  { path: "/scheme", heading: "Add Scheme", who: ["admin"] },
  { path: "/user_list", heading: "User List", who: ["admin"] },
  { path: "/add_user", heading: "Add New User", who: ["admin"] },
  { path: "/edit_user", heading: "Edit User", who: ["admin"] },
  { path: "/customermanagement", heading: "Customers", who: ["admin"] },
  { path: "/customer_managment", heading: "Customers", who: ["admin"] },
  { path: "/add_customer", heading: "Add New Customer", who: ["admin"] },
  { path: "/editCustomer", heading: "Edit Customer", who: ["admin"] },
  { path: "/GeneratePassword", heading: "Generate Password", who: ["admin"] },
  { path: "/rights", heading: "Rights", who: ["admin"] },
  { path: "/audit_trail", heading: "Audit Trail", who: ["admin"] },
  { path: "/receipt", heading: "Receipt", who: ["admin", "employee", "customer"] },
  { path: "/passbook", heading: "Passbook", who: ["admin", "employee", "customer"] },
  { path: "/profile", heading: "Profile", who: ["admin", "employee", "customer"] },
  { path: "/dashboard", heading: /./, who: ["customer"] },
  { path: "/change-password-screen", heading: "Change password", who: ["admin", "employee", "customer"] },
];

export const homeOf: Record<Who, string> = {
  admin: "/admin_dashboard",
  employee: "/admin_dashboard",
  customer: "/dashboard",
};
