import { listApprovals } from "@thangam/contracts/approvals/approval-operations";
import { getApprovalSettings } from "@thangam/contracts/approvals/approval-settings-operations";
import { listNotifications } from "@thangam/contracts/messages/notification-operations";
import { accountQueries } from "#shared/users/account-queries.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";

/** What an approval changes: the list, the bell, and whatever the call that waited was about. */
export const approvalQueries = [
  listApprovals,
  listNotifications,
  getApprovalSettings,
  ...bookQueries,
  ...paymentQueries,
  ...accountQueries,
];
