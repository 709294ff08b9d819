import { screens } from "@thangam/contracts/menu/screens";
import type { ScreenName } from "@thangam/contracts/menu/screens";
import type { Language } from "@thangam/texts/languages";
import type { Role } from "@thangam/contracts/kernel/roles";

type Paths = Readonly<Record<ScreenName, string>>;

/** The address of every screen by its name. */
// safe: the table names each screen once, which its test checks
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const paths = Object.fromEntries(screens.map(({ name, path }) => [name, path])) as Paths;

/** Addresses that people have kept from before, and where each leads now. */
export const movedPaths: readonly (readonly [before: string, now: string])[] = [
  ["/pages-login", paths.login],
  ["/auth-lock-screen", paths.login],
  ["/pages-register", paths.registration],
  ["/pages-forgot-pwd", paths.forgotPassword],
  ["/view-clients", paths.viewClients],
  ["/email-read", paths.messageLog],
];

/** The sign-in, in the language of the page that leads there. */
export function signInIn(language: Language): string {
  return `${paths.login}?${new URLSearchParams({ language }).toString()}`;
}

/** The form to join, with a scheme and an amount chosen, in the language of the page that leads there. */
export function joinScheme({
  schemeName,
  amount,
  language,
}: {
  schemeName: string;
  amount: string;
  language: Language;
}): string {
  const query = new URLSearchParams({ scheme: schemeName, amount, language });
  return `${paths.registration}?${query.toString()}`;
}

/** The customer's dashboard with the form for a further book open. */
export const furtherBook = `${paths.customerDashboard}?join=1`;

/** One book with its payments. */
export function chitDetailsOf(bookId: bigint): string {
  return paths.chitDetails.replace(":chitid", bookId.toString());
}

/** The page to pay, with one book chosen. */
export function payBook(bookId: bigint): string {
  return `${paths.pay}?book=${bookId}`;
}

/** The same, with what is due by now, in a week, or next on each book. */
export function payDue(due: "now" | "week" | "next"): string {
  return `${paths.pay}?due=${due}`;
}

/** How one payment stands. */
export function paymentOf(paymentId: bigint): string {
  return `${paths.paymentSuccess}?payment=${paymentId}`;
}

/** A book, with what closing it would cost. */
export function closingOf(bookId: bigint): string {
  return `${chitDetailsOf(bookId)}#close`;
}

/** One client, to be changed; `list` is the query of the client list, which is gone back to with its filters. */
export function editClientOf(id: bigint, list: string): string {
  return `${paths.editClient}?${new URLSearchParams({ id: id.toString(), ...(list !== "" && { list }) }).toString()}`;
}

/** One client with everything about them; a tab of it, when one is named. */
export function clientOf(id: bigint, tab = ""): string {
  return `${paths.client}?${new URLSearchParams({ id: id.toString(), ...(tab !== "" && { tab }) }).toString()}`;
}

/** The closing of a book, with the book on it. */
export function closeAccountOf(bookNumber: string): string {
  return `${paths.closeAccount}?${new URLSearchParams({ book: bookNumber }).toString()}`;
}

/** The exceptions that fit a search. */
export function exceptionsOf(search: string): string {
  return `${paths.paymentExceptions}?${new URLSearchParams({ search }).toString()}`;
}

/** One request for approval, whatever became of it. */
export function approvalPath(approvalId: string): string {
  return `${paths.approvals}?${new URLSearchParams({ view: "all", id: approvalId }).toString()}`;
}

/** The entries under one of the main menu, or under one of those; each is named by its place. */
export function menuUnder(main: number, sub?: number): string {
  return sub === undefined ? `${paths.subMenu}?main=${main}` : `${paths.childMenu}?main=${main}&sub=${sub}`;
}

/** One import, whatever state it is in. */
export function importOf(id: bigint): string {
  return `${paths.importBooks}?id=${id}`;
}

/** The client list as `list` says it was left. */
export function viewClientsAs(list: string): string {
  return list === "" ? paths.viewClients : `${paths.viewClients}?${new URLSearchParams(list).toString()}`;
}

/** One customer's details, to be changed. */
export function editCustomerOf(id: bigint): string {
  return `${paths.editCustomer}?id=${id}`;
}

/** One scheme's rules, to be changed. */
export function editSchemeOf(id: bigint): string {
  return `${paths.editScheme}?id=${id}`;
}

/** One person's details, to be changed. */
export function editUserOf(id: bigint): string {
  return `${paths.editUser}?id=${id}`;
}

/** The counter with a book on it. */
export function offlinePaymentOf(bookNumber: string): string {
  return `${paths.offlinePayment}?${new URLSearchParams({ book: bookNumber }).toString()}`;
}

/** The receipt of a credited payment, to be read, printed or saved. */
export function receiptPath(paymentId: bigint): string {
  return `${paths.receipt}?id=${paymentId}`;
}

/** The passbook of a book. */
export function passbookPath(bookNumber: string): string {
  return `${paths.passbook}?${new URLSearchParams({ book: bookNumber }).toString()}`;
}

/** The accounts of one day. */
export function dayCloseOf(day: string): string {
  return `${paths.dayClose}?day=${day}`;
}

/** Cash and bank, with the form for cash that was brought into the drawer of a day, and how much of it is missing there. */
export function cashIntoDrawerOf(day: string, amount: string): string {
  return `${paths.cashAndBank}?${new URLSearchParams({ drawer: day, amount }).toString()}`;
}

/** One of the shop's reports, by its name. */
export function reportsOf(report: string): string {
  return `${paths.reports}?${new URLSearchParams({ tab: report }).toString()}`;
}

/** One guide. */
export function guidePath(guide: string): string {
  return `${paths.help}?${new URLSearchParams({ guide }).toString()}`;
}

/** The guide to a screen. */
export function helpOn(screen: string): string {
  return `${paths.help}?${new URLSearchParams({ of: screen }).toString()}`;
}

/** The payments of one book, whatever became of them. */
export function transactionsOfBook(number: string): string {
  return `${paths.transactions}?${new URLSearchParams({ book: number }).toString()}`;
}

/** The payments of one day in one state. */
export function transactionsOf(day: string, status: string): string {
  return `${paths.transactions}?${new URLSearchParams({ status, day }).toString()}`;
}

/** Where a person belongs after signing in. */
export function homeOf(role: Role): string {
  return role === "Customer" ? paths.customerDashboard : paths.adminDashboard;
}

/** The login, which leads back to `wanted` afterwards. */
export function loginThen(wanted: string): string {
  return wanted === paths.login ? paths.login : `${paths.login}?${new URLSearchParams({ next: wanted }).toString()}`;
}

/** A place inside the portal to go on to; anything else is null, so that no link leads away after a sign-in. */
export function insidePath(next: string | null): string | null {
  if (next === null || !next.startsWith("/") || !URL.canParse(next, "http://portal")) return null;
  const { host, pathname, search } = new URL(next, "http://portal");
  return host === "portal" && pathname !== paths.logout && pathname !== paths.login ? pathname + search : null;
}
