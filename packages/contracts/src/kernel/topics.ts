import * as accounts from "#accounts/operations.ts";
import * as applications from "#applications/operations.ts";
import * as approvals from "#approvals/operations.ts";
import * as audit from "#audit/operations.ts";
import * as books from "#books/operations.ts";
import * as branches from "#branches/operations.ts";
import * as clients from "#clients/operations.ts";
import * as customers from "#customers/operations.ts";
import * as days from "#days/operations.ts";
import * as dues from "#dues/operations.ts";
import * as evidence from "#evidence/operations.ts";
import * as imports from "#imports/operations.ts";
import * as menu from "#menu/operations.ts";
import * as messages from "#messages/operations.ts";
import * as payments from "#payments/operations.ts";
import * as rates from "#rates/operations.ts";
import * as receipts from "#receipts/operations.ts";
import * as reports from "#reports/operations.ts";
import * as schemes from "#schemes/operations.ts";
import * as session from "#session/operations.ts";
import * as settings from "#settings/operations.ts";
import * as setup from "#setup/operations.ts";
import * as users from "#users/operations.ts";
import type { Topic } from "./openapi.ts";

/** The order of the API description. An operation belongs to the topic of its noun. */
export const topics: readonly Topic[] = [
  {
    name: "Signing in",
    about: "The first Admin, sessions, passwords and their recovery.",
    nouns: [setup, session],
  },
  { name: "Clients and books", about: "Who saves, and in what.", nouns: [clients, books] },
  { name: "Joining", about: "People who ask to join, and what the shop decides.", nouns: [applications] },
  { name: "Payments", about: "Money offered for a book, and what becomes of it.", nouns: [payments] },
  { name: "Receipts and days", about: "Papers, passbooks and the close of a day.", nouns: [receipts, days] },
  {
    name: "Books of account",
    about: "Cash and bank, cheques, the day book and the trial balance.",
    nouns: [accounts],
  },
  { name: "Schemes and rates", about: "The shop's plans and its gold rate.", nouns: [schemes, rates] },
  { name: "Figures and reports", about: "What was collected, is due and is owed.", nouns: [reports, dues] },
  {
    name: "People",
    about: "Users, customers, what they may do, and the places they live in.",
    nouns: [users, customers],
  },
  { name: "Imports", about: "Books brought in from a file.", nouns: [imports] },
  {
    name: "Evidence",
    about: "The seals of the books, and how anybody checks them.",
    nouns: [evidence],
  },
  {
    name: "The shop",
    about: "Its settings and menu, what waits for a second person, messages that were sent, and who did what.",
    nouns: [settings, branches, approvals, menu, messages, audit],
  },
];
