import * as audit from "#audit/operations.ts";
import * as bookNumbers from "#books/book-numbers.ts";
import * as bookPage from "#books/book-page.ts";
import * as books from "#books/books.ts";
import * as cashLimits from "#settings/cash-limits.ts";
import * as clients from "#clients/operations.ts";
import * as closing from "#books/closing.ts";
import * as settling from "#books/settling.ts";
import * as creditedPayments from "#payments/credited-payments.ts";
import * as customers from "#customers/operations.ts";
import * as days from "#days/operations.ts";
import * as gatewayRefunds from "#payments/gateway-refunds.ts";
import * as imports from "#imports/operations.ts";
import * as joining from "#applications/apply.ts";
import * as lookups from "#customers/lookups.ts";
import * as notifications from "#messages/notifications.ts";
import * as loyalty from "#reports/loyalty.ts";
import * as menu from "#menu/operations.ts";
import type { Operation } from "./operation.ts";
import * as paying from "#payments/paying.ts";
import * as paymentExceptions from "#payments/payment-exceptions.ts";
import * as payments from "#payments/payments.ts";
import * as points from "#reports/points.ts";
import * as profile from "#session/profile.ts";
import * as quotes from "#books/quotes.ts";
import * as rates from "#rates/operations.ts";
import * as receipts from "#receipts/operations.ts";
import * as recovery from "#session/recovery.ts";
import * as reports from "#reports/reports.ts";
import * as requests from "#applications/decide.ts";
import * as schemeVersions from "#schemes/scheme-versions.ts";
import * as schemes from "#schemes/schemes.ts";
import * as sentMessages from "#messages/sent-messages.ts";
import * as session from "#session/operations.ts";
import * as settings from "#settings/settings.ts";
import * as setup from "#setup/operations.ts";
import * as shopReports from "#reports/shop-reports.ts";
import * as transactionReport from "#reports/transaction-report.ts";
import * as users from "#users/operations.ts";

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
