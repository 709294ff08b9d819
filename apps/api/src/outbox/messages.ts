/** Everything we write to people about. */
export const messageKinds = [
  "client_welcome",
  "client_enrolled",
  "book_opened",
  "book_closed",
  "book_reopened",
  "payment_acknowledged",
  "payment_verified",
  "payment_failed",
  "payment_refunded",
  "payment_returned",
  "payment_not_received",
  "account_welcome",
  "account_reminder",
  "temporary_password",
  "recovery_code",
  "password_changed",
  "request_code",
  "request_received",
  "request_approved",
  "request_rejected",
  "reminder_due",
  "reminder_matures",
] as const;
export type MessageKind = (typeof messageKinds)[number];

const secretKinds = [
  "account_welcome",
  "temporary_password",
  "recovery_code",
  "request_code",
] as const satisfies MessageKind[];
/** Those that carry a code or a password. */
export type SecretMessageKind = (typeof secretKinds)[number];

export function carriesSecret(kind: string): boolean {
  return secretKinds.some((secret) => secret === kind);
}
