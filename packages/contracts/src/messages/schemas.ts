import { codesOf } from "#values/codes.ts";

/** Everything we write to people about. */
export const messageKinds = [
  "client_welcome",
  "client_enrolled",
  "book_opened",
  "book_closed",
  "book_reopened",
  "book_settled",
  "book_part_settled",
  "settlement_code",
  "payment_acknowledged",
  "payment_acknowledged_again",
  "payment_verified",
  "payment_failed",
  "payment_refunded",
  "payment_refunded_again",
  "payment_moved",
  "cheque_bounced",
  "cheque_bounced_settled",
  "payment_returned",
  "payment_part_returned",
  "payment_not_received",
  "account_welcome",
  "account_reminder",
  "temporary_password",
  "recovery_code",
  "sign_in_code",
  "password_changed",
  "email_changed",
  "mobile_changed",
  "factor_added",
  "factor_removed",
  "factors_reset",
  "factors_reset_told",
  "backup_codes_made",
  "backup_code_used",
  "request_code",
  "request_received",
  "request_approved",
  "request_rejected",
  "reminder_due",
  "reminder_matures",
  "approval_delayed",
  "books_sealed",
  "bank_unconfirmed",
  "receipts_unconfirmed",
  "receipts_left_over",
  "safe_uncounted",
] as const;

export type MessageKind = (typeof messageKinds)[number];

export const messageStateCodes = codesOf({ waiting: "Waiting", delivered: "Delivered", given_up: "Given up" });

/** Every message goes by mail; some go by SMS too. */
export const messageChannelCodes = codesOf({ mail: "Mail alone", mail_and_sms: "Mail and SMS" });

/** Why an attempt to send a message failed. */
export const sendFailureCodes = codesOf({
  too_late: "It came too late to be of use",
  mail_unreachable: "The mail server cannot be reached",
  mail_refused: "The mail server refused it",
  sms_unreachable: "The SMS gateway cannot be reached",
  sms_refused: "The SMS gateway refused it",
  sms_unregistered: "The text of the SMS is not registered",
  sms_altered: "The SMS differs from its registered text",
  secret_unreadable: "What it carries cannot be opened",
  nothing_to_write: "What it is about is not in the records",
  unknown_error: "Something else went wrong",
});

/** Why a message cannot be sent again, each a refusal of its own when it is asked for all the same. */
export const resendBars = ["message_still_waiting", "message_secret", "message_late", "message_unwanted"] as const;
