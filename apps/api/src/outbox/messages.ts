/** Everything we write to people about. */
export const messageKinds = [
  "client_welcome",
  "client_enrolled",
  "book_opened",
  "book_closed",
  "book_reopened",
  "payment_acknowledged",
  "payment_failed",
  "payment_refunded",
] as const;
export type MessageKind = (typeof messageKinds)[number];
