import type { MessageKind, messageChannelCodes, resendBars } from "@thangam/contracts/messages/schemas";
import { labelOf, t } from "#i18n/i18n.ts";

/** What each kind of message is called, in the order of the list to choose from. */
export function messageKindLabels(): ReadonlyMap<MessageKind, string> {
  return new Map<MessageKind, string>([
    ["payment_acknowledged", t("Payment acknowledged")],
    ["payment_acknowledged_again", t("Payment acknowledged, once more")],
    ["payment_verified", t("Payment came in")],
    ["payment_failed", t("Payment failed")],
    ["payment_refunded", t("Payment refunded")],
    ["payment_refunded_again", t("Payment refunded, once more")],
    ["payment_moved", t("Payment moved to another book")],
    ["cheque_bounced", t("Cheque bounced")],
    ["cheque_bounced_settled", t("Cheque bounced after the settlement")],
    ["payment_returned", t("Payment returned")],
    ["payment_part_returned", t("Part of a refund paid another way")],
    ["payment_not_received", t("Payment not received")],
    ["reminder_due", t("Reminder of a payment")],
    ["reminder_matures", t("Reminder of a maturing book")],
    ["book_opened", t("Book opened")],
    ["book_closed", labelOf("Book closed")],
    ["book_reopened", t("Book opened again")],
    ["book_settled", t("Book settled")],
    ["book_part_settled", t("Part of a book settled")],
    ["settlement_code", t("Code to settle a book")],
    ["client_welcome", t("Welcome to a client")],
    ["client_enrolled", t("Client enrolled")],
    ["account_welcome", t("Welcome with a first password")],
    ["account_reminder", t("Welcome again")],
    ["temporary_password", t("Temporary password")],
    ["password_changed", t("Password changed")],
    ["email_changed", t("E-mail changed")],
    ["mobile_changed", t("Mobile number changed")],
    ["factor_added", t("Second step added")],
    ["factor_removed", t("Second step removed")],
    ["factors_reset", t("Second step reset")],
    ["factors_reset_told", t("Second step of somebody reset")],
    ["backup_codes_made", t("New backup codes")],
    ["backup_code_used", t("Backup code used")],
    ["recovery_code", t("Code to recover a password")],
    ["sign_in_code", t("Code to sign in")],
    ["request_code", t("Code to join")],
    ["request_received", t("Request received")],
    ["request_approved", t("Request approved")],
    ["request_rejected", t("Request rejected")],
    ["approval_delayed", t("Something takes effect soon")],
    ["bank_unconfirmed", t("Not on the bank's statement")],
    ["receipts_unconfirmed", t("Customers' money not confirmed by the bank")],
    ["receipts_left_over", t("Customers' money that stays left over")],
    ["safe_uncounted", t("Cash that nobody else counted")],
    ["books_sealed", t("The books were sealed")],
  ]);
}

export function messageChannelLabels(): ReadonlyMap<(typeof messageChannelCodes.phrases)[number], string> {
  return new Map([
    ["Mail alone", t("E-mail alone")],
    ["Mail and SMS", t("E-mail and SMS")],
  ]);
}

/** Why a message cannot be sent again. */
export function resendBarLabel(bar: (typeof resendBars)[number]): string {
  switch (bar) {
    case "message_secret":
      return t("It carried a code or password, which is not kept.");
    case "message_still_waiting":
      return t("It is still on its way.");
    case "message_late":
      return t("It is out of date.");
    case "message_unwanted":
      return t("This person wants no reminders any more.");
  }
}
