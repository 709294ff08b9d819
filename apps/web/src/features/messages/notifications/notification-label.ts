import { chitDetailsOf, paths } from "#app/paths.ts";
import { day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { moneyLabel } from "./money-label.ts";
import type { NotificationLabel } from "./money-label.ts";
import type { Notification } from "./use-notifications.ts";

type StaffTask =
  | "requests_waiting"
  | "payments_verified"
  | "payments_pending"
  | "payment_exceptions"
  | "day_open"
  | "messages_failed"
  | "jobs_failing"
  | "books_maturing";

/** The text of a notification, and the filtered screen that shows its records. */
export function notificationLabel(notification: Notification): NotificationLabel {
  const { kind, subject, bookId } = notification;
  switch (kind) {
    case "requests_waiting":
    case "payments_verified":
    case "payments_pending":
    case "payment_exceptions":
    case "day_open":
    case "messages_failed":
    case "jobs_failing":
    case "books_maturing":
      return taskLabel(kind, notification);
    case "bank_overdue":
    case "receipts_unconfirmed":
    case "receipts_left_over":
    case "settlement_lines_open":
    case "safe_uncounted":
    case "safe_counted":
      return moneyLabel(kind, notification.total);
    case "approvals_waiting":
    case "approvals_decided":
    case "approvals_told":
      return approvalLabel(kind, notification.total);
    case "payment_acknowledged":
    case "payment_verified":
    case "payment_failed":
    case "payment_refunded":
    case "payment_returned":
    case "payment_part_returned":
    case "payment_not_received":
    case "cheque_bounced":
    case "cheque_bounced_settled":
    case "book_opened":
    case "book_closed":
    case "book_reopened":
    case "book_settled":
    case "book_part_settled":
    case "request_approved":
    case "request_rejected":
    case "reminder_due":
    case "reminder_matures":
      return {
        title: subject ?? t("News of your books"),
        to: bookId === null ? paths.customerDashboard : chitDetailsOf(bookId),
      };
  }
}

/** The text and the screen of a staff task. */
function taskLabel(kind: StaffTask, { total: count, day: on }: Notification): NotificationLabel {
  switch (kind) {
    case "requests_waiting":
      return {
        title: t("{count, plural, one {# request waits for a decision} other {# requests wait for a decision}}", {
          count,
        }),
        to: paths.approveClient,
      };
    case "payments_verified":
      return {
        title: t(
          "{count, plural, one {# payment has come in and waits to be acknowledged} other {# payments have come in and wait to be acknowledged}}",
          { count },
        ),
        to: `${paths.transactions}?status=Successfully+Transfer`,
      };
    case "payments_pending":
      return {
        title: t(
          "{count, plural, one {# online payment waits to be looked at} other {# online payments wait to be looked at}}",
          { count },
        ),
        to: `${paths.transactions}?status=Pending`,
      };
    case "payment_exceptions":
      return {
        title: t(
          "{count, plural, one {# payment exception waits for a decision} other {# payment exceptions wait for a decision}}",
          { count },
        ),
        to: paths.paymentExceptions,
      };
    case "day_open":
      return {
        title: t("The day {day} is not closed", { day: on === null ? "" : day(on) }),
        to: on === null ? paths.dayClose : `${paths.dayClose}?day=${on}`,
      };
    case "messages_failed":
      return {
        title: t("{count, plural, one {# message could not be sent} other {# messages could not be sent}}", { count }),
        to: `${paths.messageLog}?state=Given+up`,
      };
    case "jobs_failing":
      return {
        title: t(
          "{count, plural, one {# background task keeps failing: tell whoever runs the portal} other {# background tasks keep failing: tell whoever runs the portal}}",
          { count },
        ),
        to: paths.notifications,
      };
    case "books_maturing":
      return {
        title: t(
          "{count, plural, one {# book has matured or will within 30 days} other {# books have matured or will within 30 days}}",
          {
            count,
          },
        ),
        to: `${paths.reports}?tab=maturing`,
      };
  }
}

type ApprovalTask = "approvals_waiting" | "approvals_decided" | "approvals_told";

/** The same of what waits for an approval, or was decided. */
function approvalLabel(kind: ApprovalTask, count: number): NotificationLabel {
  switch (kind) {
    case "approvals_waiting":
      return {
        title: t("{count, plural, one {# request waits for an approval} other {# requests wait for an approval}}", {
          count,
        }),
        to: `${paths.approvals}?view=queue`,
      };
    case "approvals_decided":
      return {
        title: t("{count, plural, one {# request of yours was decided} other {# requests of yours were decided}}", {
          count,
        }),
        to: `${paths.approvals}?view=mine`,
      };
    case "approvals_told":
      return {
        title: t(
          "{count, plural, one {Another Admin did # dangerous thing} other {Other Admins did # dangerous things}}",
          {
            count,
          },
        ),
        to: `${paths.approvals}?view=all&state=told`,
      };
  }
}
