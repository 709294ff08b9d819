/** What an Admin may grant an Employee, one by one. */
export const capabilities = [
  "clients.view",
  "clients.enrol",
  "payments.view",
  "payments.take",
  "payments.acknowledge",
  "requests.approve",
  "books.close",
  "reports.view",
  "approvals.check",
  "branches.all",
] as const;
/** Those by which money moves: the operations that say so name them, and a test compares. */
export const moneyCapabilities = ["clients.enrol", "payments.take", "payments.acknowledge", "approvals.check"] as const;

export type Capability = (typeof capabilities)[number];
