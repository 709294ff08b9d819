/** What an audit entry stores by a name, and its English label; `labels.ts` of each language has the translation. */
import type { Labels } from "@thangam/texts/shape";

/** Actions of gateways and background jobs. Those of people are operations and have their `auditLabel`. */
export const labelOfOwnAction = {
  Gateway_Webhook: "The gateway told of a payment",
  Gateway_Return: "A payer came back from the gateway",
  Reconcile_Payments: "Asked the gateway by itself",
  Send_Refunds: "Sent refunds back by itself",
  Follow_Moves: "Asked the gateway about refunds by itself",
  Acknowledge_Verified: "Credited a verified payment by itself",
  Ask_For_Approval: "Asked for an approval",
  Apply_Approval: "Carried out after its delay",
  Expire_Approval: "A request for approval expired",
  Rescue_Admin: "A command took a second factor away",
  Note_Restore: "A backup was brought back",
  Migrate: "Database change",
} as const satisfies Readonly<Record<string, keyof Labels>>;

export const labelOfRecordType = {
  user: "Person",
  session: "Sign-in",
  request: "Request",
  client: "Client",
  book: "Book",
  payment: "Payment",
  business_day: "Day",
  scheme: "Scheme",
  import: "Import",
  gold_rate: "Gold rate",
  settings: "Settings",
  approval: "Approval",
  approval_settings: "Approval Settings",
  menu: "Menu",
  message: "Message",
  designation: "Designation",
  journal: "Account entry",
  branch: "Branch",
  branch_transfer: "Money between branches",
  counter: "Counter",
  cash_limits: "Cash limits",
  settlement_file: "Settlement report",
  settlement_line: "Settlement line",
  settlement_lines: "Settlement lines",
  migration: "Database change",
  restore: "Backup brought back",
} as const satisfies Readonly<Record<string, keyof Labels>>;
