import type { Who } from "./portal.ts";

/** Whatever it is called; not the page that says that there is none. */
export const anyHeading = /^(?!This page is not in the book)./;

interface Screen {
  path: string;
  heading: string | RegExp;
  who: readonly Who[];
  /** What it says to somebody who is not signed in; without it, they come to the login. */
  toStrangers?: string;
}

/** Every screen that needs a sign-in, its heading, and who may open it. */
export const screens: readonly Screen[] = [
  { path: "/admin_dashboard", heading: anyHeading, who: ["admin", "employee"] },
  { path: "/add_new_client", heading: "Add New Client", who: ["admin"] },
  { path: "/view_client", heading: "View Client", who: ["admin", "employee"] },
  { path: "/edit_client", heading: "Edit Client", who: ["admin"] },
  { path: "/client", heading: "Client", who: ["admin", "employee"] },
  { path: "/close_account", heading: "Close Account", who: ["admin"] },
  { path: "/close_account_list", heading: "Closed Account List", who: ["admin"] },
  { path: "/payment_exceptions", heading: "Payment Exceptions", who: ["admin"] },
  { path: "/gateway_refunds", heading: "Gateway Refunds", who: ["admin"] },
  { path: "/approve_client", heading: "Approve Client", who: ["admin"] },
  { path: "/transaction_list", heading: "Transactions", who: ["admin", "employee"] },
  { path: "/offline_payment", heading: "Payment", who: ["admin", "employee"] },
  { path: "/offline_acknowledgement", heading: "Acknowledgement", who: ["admin"] },
  { path: "/day_close", heading: "Day Close", who: ["admin", "employee"] },
  { path: "/add_daily_gold_rate", heading: "Gold Rate", who: ["admin"] },
  { path: "/schemes", heading: "Schemes", who: ["admin"] },
  { path: "/scheme", heading: "Add Scheme", who: ["admin"] },
  { path: "/import_books", heading: "Import Books", who: ["admin"] },
  { path: "/user_list", heading: "User List", who: ["admin"] },
  { path: "/add_user", heading: "Add New User", who: ["admin"] },
  { path: "/edit_user", heading: "Edit User", who: ["admin"] },
  { path: "/customermanagement", heading: "Customers", who: ["admin"] },
  { path: "/customer_managment", heading: "Customers", who: ["admin"] },
  { path: "/add_customer", heading: "Add New Customer", who: ["admin"] },
  { path: "/editCustomer", heading: "Edit Customer", who: ["admin"] },
  { path: "/GeneratePassword", heading: "Generate Password", who: ["admin"] },
  { path: "/mainMenuMaster", heading: "Main Menu", who: ["admin"] },
  { path: "/subMenuMaster", heading: "Sub Menu", who: ["admin"] },
  { path: "/childMenuMaster", heading: "Child Menu", who: ["admin"] },
  { path: "/settings", heading: "Settings", who: ["admin"] },
  {
    path: "/paymentsuccessfull",
    heading: anyHeading,
    who: ["admin", "employee", "customer"],
    toStrangers: "The payment is being confirmed",
  },
  {
    path: "/paymentfail",
    heading: anyHeading,
    who: ["admin", "employee", "customer"],
    toStrangers: "The payment is being confirmed",
  },
  { path: "/pay_by_upi", heading: anyHeading, who: ["admin", "employee", "customer"] },
  { path: "/viewchitdetails/1", heading: "Chit Details", who: ["admin", "employee", "customer"] },
  { path: "/rights", heading: "Rights", who: ["admin"] },
  { path: "/audit_trail", heading: "Audit Trail", who: ["admin"] },
  { path: "/transactionReport", heading: "Transaction Report", who: ["admin"] },
  { path: "/reports", heading: "Reports", who: ["admin"] },
  { path: "/loyaltyPointReport", heading: "Loyalty Point Report", who: ["admin"] },
  { path: "/receipt", heading: "Receipt", who: ["admin", "employee", "customer"] },
  { path: "/passbook", heading: "Passbook", who: ["admin", "employee", "customer"] },
  { path: "/profile", heading: "Profile", who: ["admin", "employee", "customer"] },
  { path: "/email-inbox", heading: "Message Log", who: ["admin"] },
  { path: "/notifications", heading: "Notifications", who: ["admin", "employee", "customer"] },
  { path: "/dashboard", heading: anyHeading, who: ["customer"] },
  {
    path: "/change-password-screen",
    heading: "Change password",
    who: ["admin", "employee", "customer"],
    toStrangers: "Change password",
  },
];

export const homeOf: Record<Who, string> = {
  admin: "/admin_dashboard",
  employee: "/admin_dashboard",
  customer: "/dashboard",
};
