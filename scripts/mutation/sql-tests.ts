/** The tests that are about each noun's functions, the quickest and most telling first, inside apps/api/src. */
const testsByNoun: Readonly<Record<string, readonly string[]>> = {
  applications: ["features/applications/decide/steps", "features/applications/decide/approval"],
  books: [
    "features/books/due-day",
    "ledger/opening",
    "ledger/payment-rules",
    "ledger/settling",
    "ledger/gold",
    "features/books/closing/closing",
    "features/books/settling/settling",
    "features/books/instalments",
    "features/books/books",
    "features/books/quotes/quote",
    "features/reports/reports",
    "features/settings/cash-limits/cash-limits",
    "features/messages/reminders/reminders",
  ],
  days: ["features/days/days", "ledger/closing-race", "ledger/guards", "ledger/verify"],
  imports: ["features/imports/undo", "features/imports/imports", "ledger/verify"],
  kernel: ["ledger/exactly-once", "ledger/guards", "audit/verify", "kernel/execute"],
  ledger: ["ledger/guards", "ledger/payment-rules", "ledger/gold", "ledger/verify"],
  messages: ["features/messages/reminders/reminders", "outbox/deliver", "features/messages/messages"],
  payments: [
    "ledger/payment-rules",
    "ledger/payment-states",
    "features/payments/payments",
    "features/payments/payment-arrows",
    "features/payments/refunds/corrections",
    "features/payments/exceptions/set-aside",
    "features/payments/exceptions/deciding-exceptions",
    "features/payments/refunds/paid-another-way",
    "features/payments/payment-endings",
  ],
  rates: ["features/rates/gold-rates", "ledger/gold"],
  receipts: ["ledger/receipts"],
  schemes: ["features/schemes/save-scheme", "features/schemes/benefits", "features/clients/enrolment"],
  settings: ["features/settings/cash-limits/cash-limits", "features/reports/loyalty/loyalty"],
  setup: ["features/setup/setup"],
  users: ["features/users/users", "features/customers/customers"],
};

/** What is tried on a mutant that the tests of its noun let pass. */
const broad = [
  "ledger/model",
  "ledger/exactly-once",
  "ledger/guards",
  "ledger/verify",
  "ledger/closing-race",
  "ledger/settling",
  "ledger/payment-states",
  "features/payments/payments",
  "features/days/days",
  "features/imports/undo",
  "features/reports/reports",
  "features/payments/online/gateway-trouble",
  "features/payments/exceptions/payment-exceptions",
  "http/webhooks",
];

/** The test files for a function of this noun, in the order in which they are tried. */
export function testsOf(noun: string): readonly string[] {
  const own = testsByNoun[noun];
  if (own === undefined) throw new Error(`Name the tests of the noun ${noun} in sql-tests.ts`);
  return [...new Set([...own, ...broad])].map((name) => `apps/api/src/${name}.db.test.ts`);
}
