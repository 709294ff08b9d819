import type { Rights } from "@thangam/contracts/roles";
import { t } from "#i18n/i18n.ts";
import { homeOf, paths } from "#paths.ts";
import { mayOpen, screens } from "#routes.tsx";

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

/** The menu of a person: the entries whose screens exist and which they may open. */
export function menuOf(person: Rights): MenuEntry[] {
  const entries: MenuEntry[] = [
    { label: t("Dashboard"), to: homeOf(person.role), groups: [] },
    {
      label: t("Monthly Collection"),
      to: null,
      groups: [
        {
          label: null,
          links: [
            { label: t("Transactions"), to: paths.transactions },
            { label: t("Approve Client"), to: paths.approveClient },
            { label: t("Payment Exceptions"), to: paths.paymentExceptions },
            { label: t("Gateway Refunds"), to: paths.gatewayRefunds },
          ],
        },
        {
          label: t("Manage Clients"),
          links: [
            { label: t("Add New Client"), to: paths.addClient },
            { label: t("View Client"), to: paths.viewClients },
            { label: t("Import Books"), to: paths.importBooks },
          ],
        },
        {
          label: t("Offline Payment"),
          links: [
            { label: t("Payment"), to: paths.offlinePayment },
            { label: t("Acknowledgement"), to: paths.offlineAcknowledgement },
          ],
        },
        {
          label: t("Close Account"),
          links: [
            { label: t("Close Account"), to: paths.closeAccount },
            { label: t("Closed Account List"), to: paths.closedAccounts },
          ],
        },
        { label: t("Day"), links: [{ label: t("Day Close"), to: paths.dayClose }] },
      ],
    },
    {
      label: t("User Management"),
      to: null,
      groups: [
        {
          label: null,
          links: [
            { label: t("User List"), to: paths.users },
            { label: t("Customers"), to: paths.customers },
            { label: t("Generate Password"), to: paths.generatePassword },
            { label: t("Rights"), to: paths.rights },
            { label: t("Audit Trail"), to: paths.auditTrail },
          ],
        },
      ],
    },
    { label: t("Schemes"), to: paths.schemes, groups: [] },
    {
      label: t("Report"),
      to: null,
      groups: [
        {
          label: null,
          links: [
            { label: t("Transaction Report"), to: paths.transactionReport },
            { label: t("Reports"), to: paths.reports },
          ],
        },
      ],
    },
    { label: t("Gold Rate"), to: paths.goldRate, groups: [] },
    { label: t("Settings"), to: paths.settings, groups: [] },
  ];
  return entries
    .map((entry) => withoutClosed(entry, person))
    .filter(({ to, groups }) => (to !== null ? isOpen(to, person) : groups.length > 0));
}

function withoutClosed(entry: MenuEntry, person: Rights): MenuEntry {
  const groups = entry.groups.map(({ label, links }) => ({
    label,
    links: links.filter(({ to }) => isOpen(to, person)),
  }));
  return { ...entry, groups: groups.filter(({ links }) => links.length > 0) };
}

function isOpen(path: string, person: Rights): boolean {
  const screen = screens.find((known) => known.path === path);
  return screen !== undefined && mayOpen(screen.audience, person);
}
