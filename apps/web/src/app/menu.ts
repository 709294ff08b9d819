import { defaultMenu } from "@thangam/contracts/menu/default-menu";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import type { MainEntry, SubEntry } from "@thangam/contracts/menu/schemas";
import type { Rights } from "@thangam/contracts/kernel/roles";
import { t } from "#i18n/i18n.ts";
import { paths } from "./paths.ts";
import { mayOpen, screens } from "./routes.tsx";

export interface MenuLink {
  label: string;
  to: string;
}
export interface MenuGroup {
  /** null for links that stand for themselves. */
  label: string | null;
  links: MenuLink[];
}
export interface MenuEntry {
  label: string;
  /** A link, or a panel of groups. */
  to: string | null;
  groups: MenuGroup[];
}

interface Reader extends Rights {
  /** Of the shop's own menu what is shown to them; null for the portal's. */
  menu: readonly MainEntry[] | null;
}

/** The menu of a person: of the shop's menu, or the portal's, the entries whose screens exist and which they may open. */
export function menuOf(person: Reader): MenuEntry[] {
  const menu = person.menu ?? defaultMenu;
  const entries = menu
    .map(({ name, page, entries: inner }) => ({
      label: entryLabel(name),
      to: page === DROPDOWN ? null : pathOf(page, person),
      groups: page === DROPDOWN ? groupsOf(inner, person) : [],
    }))
    .filter(({ to, groups }) => to !== null || groups.length > 0);
  return withWayBack(entries, person);
}

/** Whatever a stored menu says, an Admin finds the page on which it is put right. */
function withWayBack(entries: MenuEntry[], person: Reader): MenuEntry[] {
  const to = paths.mainMenu;
  const isThere = entries.some(
    (entry) => entry.to === to || entry.groups.some(({ links }) => links.some((link) => link.to === to)),
  );
  if (isThere || person.role !== "Admin") return entries;
  return [...entries, { label: t("Menu Masters"), to, groups: [] }];
}

/** Links that follow one another stand together; a list of its own is a group under its name. */
function groupsOf(entries: readonly SubEntry[], person: Reader): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const { name, page, entries: inner } of entries) {
    if (page === DROPDOWN) groups.push({ label: entryLabel(name), links: inner.flatMap((one) => linkOf(one, person)) });
    else {
      const last = groups.at(-1);
      const links = linkOf({ name, page }, person);
      if (last?.label === null) last.links.push(...links);
      else groups.push({ label: null, links });
    }
  }
  return groups.filter(({ links }) => links.length > 0);
}

function linkOf({ name, page }: { name: string; page: string }, person: Reader): MenuLink[] {
  const to = pathOf(page, person);
  return to === null ? [] : [{ label: entryLabel(name), to }];
}

/** Where a page of the menu is; null for somebody who may not open it. */
function pathOf(page: string, person: Rights): string | null {
  const screen = screens.find(({ path }) => path.toLowerCase() === `/${page}`);
  return screen !== undefined && mayOpen(screen.audience, person) ? screen.path : null;
}

/** A name as the reader's language has it, as long as it is the portal's own; the shop's own names are left as they are. */
export function entryLabel(name: string): string {
  const known = labels();
  return Object.hasOwn(known, name) ? (known[name] ?? name) : name;
}

const labels = (): Readonly<Record<string, string>> => ({
  Dashboard: t("Dashboard"),
  "Monthly Collection": t("Monthly Collection"),
  Transactions: t("Transactions"),
  "Approve Client": t("Approve Client"),
  "Payment Exceptions": t("Payment Exceptions"),
  "Gateway Refunds": t("Gateway Refunds"),
  "Manage Clients": t("Manage Clients"),
  "Add New Client": t("Add New Client"),
  "View Client": t("View Client"),
  "Import Books": t("Import Books"),
  "Offline Payment": t("Offline Payment"),
  Payment: t("Payment"),
  Acknowledgement: t("Acknowledgement"),
  "Close Account": t("Close Account"),
  "Closed Account List": t("Closed Account List"),
  Day: t("Day"),
  "Day Close": t("Day Close"),
  "User Management": t("User Management"),
  "User List": t("User List"),
  Customers: t("Customers"),
  "Generate Password": t("Generate Password"),
  Rights: t("Rights"),
  "Audit Trail": t("Audit Trail"),
  "Message Log": t("Message Log"),
  "Menu Masters": t("Menu Masters"),
  "Main Menu": t("Main Menu"),
  "Sub Menu": t("Sub Menu"),
  "Child Menu": t("Child Menu"),
  Schemes: t("Schemes"),
  Report: t("Report"),
  "Transaction Report": t("Transaction Report"),
  Reports: t("Reports"),
  "Loyalty Point Report": t("Loyalty Point Report"),
  "Gold Rate": t("Gold Rate"),
  Settings: t("Settings"),
});
