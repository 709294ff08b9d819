/** Open work, each shown to those who may do it, with how much there is of it. The check of the table is the twin. */
export const staffTaskKinds = [
  "requests_waiting",
  "payments_verified",
  "payments_pending",
  "payment_exceptions",
  "settlement_lines_open",
  "day_open",
  "messages_failed",
  "jobs_failing",
  "books_maturing",
  "bank_overdue",
  "receipts_unconfirmed",
  "receipts_left_over",
  "safe_uncounted",
  "safe_counted",
  "approvals_waiting",
  "approvals_decided",
  "approvals_told",
] as const;

export type StaffTaskKind = (typeof staffTaskKinds)[number];

/** What a customer is notified of, each being a message that was written to them. */
export const inboxKinds = [
  "payment_acknowledged",
  "payment_verified",
  "payment_failed",
  "payment_refunded",
  "cheque_bounced",
  "cheque_bounced_settled",
  "payment_returned",
  "payment_part_returned",
  "payment_not_received",
  "book_opened",
  "book_closed",
  "book_reopened",
  "book_settled",
  "book_part_settled",
  "request_approved",
  "request_rejected",
  "reminder_due",
  "reminder_matures",
] as const;

export type InboxKind = (typeof inboxKinds)[number];

export const notificationKinds = [...staffTaskKinds, ...inboxKinds] as const;
