import { globSync } from "node:fs";

const api = "apps/api/src";

/**
 * The tests that are about each noun's functions, the quickest and most telling first. Those of its room follow without being
 * named, so that only what stands elsewhere has to be.
 */
const testsByNoun: Readonly<Record<string, string>> = {
  accounts: `
    ledger/accounts ledger/assets ledger/asset-guards ledger/cash-histories ledger/plain-numbers
    features/accounts/bank features/accounts/safe features/accounts/banked-cash features/accounts/books-of-account
    features/accounts/closing features/accounts/withdrawal features/accounts/cheques
    features/accounts/returned-cheques features/accounts/cheques-that-wait features/days/variances ledger/waits
    ledger/lock-order ledger/no-shared-locks ledger/verify-assets features/settings/holidays/holidays
    features/accounts/leftovers/explained-slower features/accounts/keeper-of-the-safe`,
  applications: `
    features/applications/decide/approval features/applications/decide/decisions features/applications/decide/steps
    features/applications/apply/ask-to-join features/applications/decide/approving-at-once`,
  approvals: `
    features/approvals/decisions features/approvals/kinds features/approvals/approvals features/approvals/scopes
    features/approvals/bell features/approvals/confirmed-settlement ledger/confirmed-settlements`,
  books: `
    features/books/quotes/quote features/books/books features/books/due-day ledger/payment-rules ledger/settling
    ledger/gold ledger/opening features/books/closing/closing features/books/settling/settling
    features/books/settling/settlement-codes features/books/settling/settlement-code-guards
    features/books/settling/settled-books ledger/confirmed-settlements features/approvals/confirmed-settlement
    features/books/instalments features/books/check-book-number features/clients/enrolment features/reports/figures
    features/reports/reports features/reports/transaction-report features/settings/cash-limits/cash-limits
    ledger/waits features/messages/reminders/reminder-days features/messages/reminders/frequent-reminders
    features/messages/reminders/reminders features/approvals/settled-parts`,
  branches:
    "ledger/branches ledger/branch-transfers ledger/move-book ledger/branch-histories ledger/verify-branches ledger/lock-order",
  clients: `
    features/clients/update-client features/books/settling/settlement-codes outbox/clients-are-told
    features/clients/client-page features/customers/lookups/lookups features/receipts/passbook`,
  days: `
    features/days/closed-days features/days/days features/days/close-rules features/days/variances
    features/accounts/closing ledger/payment-day ledger/decided-once ledger/waits ledger/cash-histories
    features/settings/holidays/holidays`,
  dues: "features/dues/dues features/dues/kept-dues features/dues/remind-dues features/reports/figures",
  imports: `
    features/imports/imports features/imports/undo features/imports/check-import features/imports/undo-steps
    features/imports/refused-undo`,
  kernel: `
    ledger/no-shared-locks kernel/repeated-command kernel/answered-requests ledger/exactly-once
    kernel/hashed-transaction kernel/execute features/audit/audit-trail http/money-keys audit/verify`,
  ledger: `
    ledger/accounts ledger/payment-rules ledger/assets ledger/decided-once ledger/gold ledger/plain-numbers ledger/receipts
    ledger/cash-histories ledger/lock-order ledger/no-shared-locks features/accounts/books-of-account
    ledger/verify-assets`,
  messages: `
    outbox/deliver features/messages/messages outbox/tried-again outbox/send-again features/messages/message-log
    features/messages/reminders/reminder-days features/messages/reminders/frequent-reminders
    features/messages/reminders/reminders outbox/clients-are-told outbox/every-message jobs/deliver-messages
    features/accounts/leftovers/leftovers features/accounts/uncounted-safe`,
  payments: `
    ledger/payment-rules ledger/payment-states ledger/decided-once ledger/gold features/payments/counter-payment
    features/payments/payments features/payments/exceptions/payment-exceptions ledger/transaction-numbers
    ledger/plain-numbers ledger/look-alike-numbers features/accounts/returned-cheques ledger/payment-day
    features/payments/refunds/corrections features/payments/refunds/refund-life
    features/payments/refunds/failed-refunds features/payments/refunds/gateway-histories
    features/payments/refunds/moved-money features/payments/refunds/forged-moves features/payments/refunds/disputes features/payments/refunds/disputes-turned
    features/payments/refunds/disputes-and-refunds features/payments/refunds/owed-once
    features/payments/refunds/disputes-after-their-end features/payments/refunds/payout-references
    features/payments/exceptions/decisions-of-kinds features/payments/exceptions/set-aside
    features/payments/exceptions/captures-that-fit-nothing features/payments/exceptions/money-returned
    features/payments/exceptions/moved-before-captured features/payments/exceptions/used-before-captured
    features/payments/online/upi-orders features/payments/online/capture-day features/accounts/cheques
    features/accounts/cheques-that-wait features/settings/cash-limits/cash-limits
    features/payments/credited-online-payments features/payments/refunds/paid-another-way
    features/payments/refunds/paid-another-way-reports features/payments/preview-acknowledgement
    features/payments/settlements/settlements features/payments/payment-endings features/payments/payment-transitions
    features/payments/exceptions/refunds-of-exceptions features/payments/exceptions/deciding-exceptions
    http/malformed-events ledger/waits ledger/cash-histories ledger/lock-order ledger/verify-assets
    ledger/number-likeness features/books/under-terms/month features/approvals/running features/approvals/gateway-word`,
  rates: "features/rates/gold-rates ledger/gold features/books/quotes/quote",
  records: `
    records/edits records/recorded-tables platform/database/record-existing features/accounts/altered-ledger ledger/verify`,
  receipts: "features/settings/counters/counters ledger/payment-rules features/receipts/receipts ledger/receipts",
  schemes: `
    features/schemes/stored-benefits features/schemes/benefits features/schemes/new-scheme
    features/schemes/save-scheme features/schemes/list-schemes features/clients/enrolment
    features/clients/list-clients`,
  session: `
    features/session/attempts features/session/sign-in features/session/session
    features/session/recovery/recovery-limits features/session/recovery/recovery
    features/books/settling/settlement-codes`,
  settings: `
    features/settings/settings features/reports/loyalty/loyalty features/settings/cash-limits/cash-limits
    features/accounts/cheques-that-wait features/days/close-rules features/settings/holidays/holidays
    features/reports/loyalty/loyalty-of-moved`,
  settlements: `
    features/payments/settlements/settlements features/payments/settlements/lines-of-a-dispute
    features/payments/settlements/lines-that-fit-later ledger/assets
    features/accounts/books-of-account features/payments/refunds/gateway-histories features/payments/refunds/disputes
    ledger/verify-assets`,
  setup: "features/setup/setup",
  terms: `
    features/schemes/terms/terms-agree features/schemes/terms/published-terms features/schemes/terms/days-of-terms
    features/schemes/terms/late-instalments features/schemes/terms/counting-rows features/schemes/terms/kept-steps
    features/schemes/terms/gold-of-payments features/schemes/terms/leaving features/schemes/terms/bills
    features/schemes/terms/fitting-terms features/schemes/terms/bounds-of-terms
    features/schemes/terms/rows-that-fit features/schemes/terms/words-that-fit features/schemes/terms/hostile-terms
    features/books/under-terms/published features/books/under-terms/parts`,
  users: `
    features/users/users features/customers/customers features/customers/update-customer features/users/user-rights
    features/clients/no-email
    features/users/last-admin features/users/people/changed-meanwhile features/users/people/changed-mobile
    features/customers/customer-list`,
};

/** What is tried on a mutant that the tests of its noun let pass. */
const broad = `
  ledger/guards ledger/payment-states features/payments/counter-payment features/payments/payments
  features/payments/list-payments ledger/settling features/days/days features/days/closed-days
  features/reports/reports features/reports/transaction-report features/payments/exceptions/payment-exceptions
  ledger/exactly-once ledger/model features/payments/online/gateway-errors features/imports/undo http/webhooks
  ledger/closing-race features/imports/refused-undo ledger/verify`;

/** The rooms of the nouns whose functions serve another feature, or none. */
const rooms: Readonly<Record<string, string>> = {
  kernel: "kernel",
  ledger: "ledger",
  settlements: "features/payments/settlements",
  terms: "features/schemes/terms",
};

/** They kill processes or bring in thousands of rows: too slow for every survivor. */
const slow = ["features/imports/large-import", "features/payments/online/paying-exactly-once", "ledger/kill"];

/** The test files for a function of this noun, in the order in which they are tried. */
export function testsOf(noun: string): readonly string[] {
  const own = testsByNoun[noun];
  if (own === undefined) throw new Error(`Name the tests of the noun ${noun} in sql-tests.ts`);
  return [...new Set([...filesOf(own), ...testsOfRoom(rooms[noun] ?? `features/${noun}`), ...filesOf(broad)])];
}

function filesOf(names: string): string[] {
  return names.split(/\s+/).flatMap((name) => (name === "" ? [] : [fileOf(name)]));
}

function testsOfRoom(room: string): string[] {
  const left = new Set(slow.map(fileOf));
  return globSync(`${api}/${room}/**/*.db.test.ts`)
    .filter((file) => !left.has(file))
    .toSorted();
}

function fileOf(name: string): string {
  return `${api}/${name}.db.test.ts`;
}
