import { DROPDOWN } from "./schemas.ts";
import type { ChildEntry, MainEntry, SubEntry } from "./schemas.ts";
import { roles } from "#kernel/roles.ts";

const child = (name: string, page: string): ChildEntry => ({ name, page, roles: [...roles] });
const sub = (name: string, page: string, entries: ChildEntry[] = []): SubEntry => ({ ...child(name, page), entries });
const main = (name: string, page: string, entries: SubEntry[] = []): MainEntry => ({ ...child(name, page), entries });

/** The menu of a shop that has not made its own. Each person sees of it what they may open. */
export const defaultMenu: readonly MainEntry[] = [
  main("Dashboard", "admin_dashboard"),
  main("Dashboard", "dashboard"),
  main("Monthly Collection", DROPDOWN, [
    sub("Transactions", "transaction_list"),
    sub("Approve Client", "approve_client"),
    sub("Payment Exceptions", "payment_exceptions"),
    sub("Gateway Refunds", "gateway_refunds"),
    sub("Manage Clients", DROPDOWN, [
      child("Add New Client", "add_new_client"),
      child("View Client", "view_client"),
      child("Import Books", "import_books"),
    ]),
    sub("Offline Payment", DROPDOWN, [
      child("Payment", "offline_payment"),
      child("Acknowledgement", "offline_acknowledgement"),
    ]),
    sub("Close Account", DROPDOWN, [
      child("Close Account", "close_account"),
      child("Closed Account List", "close_account_list"),
    ]),
    sub("Day", DROPDOWN, [child("Day Close", "day_close")]),
  ]),
  main("User Management", DROPDOWN, [
    sub("User List", "user_list"),
    sub("Customers", "customermanagement"),
    sub("Generate Password", "generatepassword"),
    sub("Rights", "rights"),
    sub("Audit Trail", "audit_trail"),
    sub("Message Log", "email-inbox"),
    sub("Menu Masters", DROPDOWN, [
      child("Main Menu", "mainmenumaster"),
      child("Sub Menu", "submenumaster"),
      child("Child Menu", "childmenumaster"),
    ]),
  ]),
  main("Schemes", "schemes"),
  main("Report", DROPDOWN, [
    sub("Transaction Report", "transactionreport"),
    sub("Reports", "reports"),
    sub("Loyalty Point Report", "loyaltypointreport"),
  ]),
  main("Gold Rate", "add_daily_gold_rate"),
  main("Settings", "settings"),
];

/** Every entry of a menu, whatever list it stands in. */
export function allEntries(menu: readonly MainEntry[]): ChildEntry[] {
  return menu.flatMap((one) => [one, ...one.entries.flatMap((inner) => [inner, ...inner.entries])]);
}

/** Every page that a menu may lead to. */
export const menuPages: readonly string[] = [
  ...allEntries(defaultMenu)
    .map(({ page }) => page)
    .filter((page) => page !== DROPDOWN),
  "profile",
  "add_user",
  "add_customer",
];
