import * as audit from "./audit.ts";
import * as bookNumbers from "./book-numbers.ts";
import * as bookPage from "./book-page.ts";
import * as books from "./books.ts";
import * as cashLimits from "./cash-limits.ts";
import * as clients from "./clients.ts";
import * as closing from "./closing.ts";
import * as settling from "./settling.ts";
import * as creditedPayments from "./credited-payments.ts";
import * as customers from "./customers.ts";
import * as days from "./days.ts";
import * as gatewayRefunds from "./gateway-refunds.ts";
import * as imports from "./imports.ts";
import * as joining from "./joining.ts";
import * as lookups from "./lookups.ts";
import * as notifications from "./notifications.ts";
import * as loyalty from "./loyalty.ts";
import * as menu from "./menu.ts";
import type { Operation } from "./operation.ts";
import * as paying from "./paying.ts";
import * as paymentExceptions from "./payment-exceptions.ts";
import * as payments from "./payments.ts";
import * as points from "./points.ts";
import * as profile from "./profile.ts";
import * as quotes from "./quotes.ts";
import * as rates from "./rates.ts";
import * as receipts from "./receipts.ts";
import * as recovery from "./recovery.ts";
import * as reports from "./reports.ts";
import * as requests from "./requests.ts";
import * as schemeVersions from "./scheme-versions.ts";
import * as schemes from "./schemes.ts";
import * as sentMessages from "./sent-messages.ts";
import * as session from "./session.ts";
import * as settings from "./settings.ts";
import * as setup from "./setup.ts";
import * as shopReports from "./shop-reports.ts";
import * as transactionReport from "./transaction-report.ts";
import * as users from "./users.ts";

/** What the API description is ordered by. An operation belongs to the topic of the file it is declared in. */
export const topics = [
  {
    name: "Signing in",
    about: "The first Admin, sessions, passwords and their recovery.",
    files: [setup, session, recovery, profile],
  },
  {
    name: "Clients and books",
    about: "Who saves, and in what.",
    files: [clients, books, bookNumbers, bookPage, quotes, closing, settling],
  },
  { name: "Joining", about: "People who ask to join, and what the shop decides.", files: [joining, requests] },
  {
    name: "Payments",
    about: "Money offered for a book, and what becomes of it.",
    files: [payments, creditedPayments, paying, paymentExceptions, gatewayRefunds],
  },
  { name: "Receipts and days", about: "Papers, passbooks and the close of a day.", files: [receipts, days] },
  { name: "Schemes and rates", about: "The shop's plans and its gold rate.", files: [schemes, schemeVersions, rates] },
  {
    name: "Figures and reports",
    about: "What was collected, is due and is owed.",
    files: [reports, shopReports, transactionReport, loyalty, points],
  },
  {
    name: "People",
    about: "Users, customers, what they may do, and the places they live in.",
    files: [users, customers, lookups],
  },
  { name: "Imports", about: "Books brought in from a file.", files: [imports] },
  {
    name: "The shop",
    about: "How it is set up, its settings and menu, messages that were sent, and who did what.",
    files: [setup, settings, cashLimits, menu, sentMessages, notifications, audit],
  },
] as const;

/** The name of an operation's topic; null for one whose file has none. */
export function topicOf(operation: Operation): string | null {
  const isIn = (file: object) => Object.values(file).includes(operation);
  return topics.find(({ files }) => files.some(isIn))?.name ?? null;
}
