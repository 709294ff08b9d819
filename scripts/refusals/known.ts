import type { OperationName } from "../../packages/contracts/src/kernel/registry.ts";
import type { RefusalCode } from "../../packages/contracts/src/kernel/refusals.ts";

/**
 * Refusals that a function can raise, but never for these operations, and why. One that is not needed any more is a
 * fault.
 */
interface NeverMet {
  because: string;
  codes: readonly RefusalCode[];
  operations: readonly OperationName[];
}

/** They ask a gateway, and take what it says. */
const asksAGateway: readonly OperationName[] = ["checkPayment", "listApprovals", "reportFailure"];

const givesNothingBack: readonly OperationName[] = [
  "acknowledgePayment",
  "bounceCheque",
  ...asksAGateway,
  "clearCheque",
  "failPayment",
  "movePayment",
  "startPayment",
];

export const neverMet: readonly NeverMet[] = [
  {
    because: "its journals are of books, where require_asset_journal() is not asked, or take no cash",
    codes: ["cash_not_there"],
    operations: [
      "acknowledgePayment",
      "addBook",
      "approveApplication",
      "bounceCheque",
      ...asksAGateway,
      "clearCheque",
      "enrolClient",
      "matchSettlementLines",
      "movePayment",
      "recordBankEntry",
      "refundPayment",
      "resolvePaymentException",
      "setApplicationBook",
      "settleBook",
      "settleGatewayRefund",
      "takeCounterPayment",
      "updatePayment",
      "uploadGatewaySettlement",
    ],
  },
  {
    because: "a count that found less may say so, and cash that is gone is refused before with a code of its own",
    codes: ["cash_not_there"],
    operations: ["closeDay", "countSafe", "reopenDay"],
  },
  {
    because:
      "enforce_payment_transitions() asks for a hindrance where money goes back, which is not here, or not by a gateway",
    codes: ["payment_disputed", "refund_undecided", "capture_not_found", "capture_borne"],
    operations: givesNothingBack,
  },
  {
    because: "a credited payment is given back whole: what the shop bore of it counts then",
    codes: ["refund_borne"],
    operations: [...givesNothingBack, "refundPayment", "updatePayment"],
  },
  {
    because:
      "the payment is new, or its state was looked at under its lock, and what is taken back is neither credited nor failed",
    codes: ["payment_not_pending", "payment_is_exception"],
    operations: [...asksAGateway, "movePayment", "refundPayment", "startPayment"],
  },
  {
    because:
      "its state was looked at under its lock: a cheque in hand waits or is credited, an open exception is of money under way",
    codes: ["payment_not_pending"],
    operations: ["bounceCheque", "clearCheque", "resolvePaymentException"],
  },
  {
    because:
      "book and month are asked for where money is credited, the number where one is typed, the cheque where another way is",
    codes: ["book_closed", "month_is_full", "transaction_number_required", "transaction_number_used"],
    operations: ["bounceCheque", ...asksAGateway, "failPayment", "refundPayment"],
  },
  {
    because: "the book is asked for where money is credited",
    codes: ["book_not_open"],
    operations: ["bounceCheque", ...asksAGateway, "failPayment"],
  },
  {
    because: "an online payment starts without a number",
    codes: ["transaction_number_required", "transaction_number_used", "cheque_not_cleared"],
    operations: ["startPayment"],
  },
  {
    because: "the cheque is marked as bounced before its payment is, and a gateway takes none",
    codes: ["cheque_not_cleared"],
    operations: ["bounceCheque", ...asksAGateway],
  },
  {
    because: "lock_payment() is told no number of a book",
    codes: ["book_not_found"],
    operations: [
      "acknowledgePayment",
      "bounceCheque",
      ...asksAGateway,
      "clearCheque",
      "correctAccountEntry",
      "failPayment",
      "refundPayment",
      "retryGatewayRefund",
      "settleGatewayRefund",
    ],
  },
  {
    because: "the payment is that of a row that was just read",
    codes: ["payment_not_found"],
    operations: [
      "correctAccountEntry",
      "listApprovals",
      "resolvePaymentException",
      "retryGatewayRefund",
      "settleGatewayRefund",
      "startPayment",
    ],
  },
  {
    because: "the input has a reason",
    codes: ["refund_reason_required"],
    operations: ["movePayment", "resolvePaymentException"],
  },
  {
    because: "count_as_refund() takes back a credited payment of a gateway, online",
    codes: ["nothing_to_refund", "refund_mode_not_allowed", "payment_settled"],
    operations: ["resolvePaymentException"],
  },
  {
    because: "each clearing of a cheque, and each loss on one, is numbered after the one that was taken back",
    codes: ["bank_reference_used"],
    operations: ["bounceCheque", "clearCheque"],
  },
  {
    because: "the first open day is locked, and the main place is always there",
    codes: ["day_not_come", "later_day_closed", "drawer_not_found"],
    operations: [...asksAGateway],
  },
  {
    because: "the day is locked and open when anything is posted on it",
    codes: ["day_closed"],
    operations: [...asksAGateway, "closeDay", "countSafe", "reopenDay"],
  },
  {
    because: "the main place is always there",
    codes: ["drawer_not_found"],
    operations: ["closeDay", "reopenDay"],
  },
  {
    because: "the safe is counted on the first open day",
    codes: ["day_not_come"],
    operations: ["countSafe"],
  },
  {
    because: "it closes, and never opens",
    codes: ["book_already_open"],
    operations: ["closeBookByNumber"],
  },
  {
    because: "it decides nothing about the request",
    codes: ["request_already_decided"],
    operations: ["verifyClientApplication"],
  },
  {
    because: "only its maker may, and no checker is noted",
    codes: ["approval_not_yours"],
    operations: ["cancelApproval", "explainApproval"],
  },
  {
    because: "it opens the books of a client whom it has just made",
    codes: ["client_not_found"],
    operations: ["enrolClient"],
  },
  {
    because: "it changes nobody's type, and shuts no Admin out",
    codes: ["last_admin", "user_has_books"],
    operations: [
      "approveApplication",
      "deleteCustomer",
      "giveApplicationSignIn",
      "sendApplicationWelcome",
      "setApplicationBook",
      "setApplicationClient",
      "updateClient",
      "updateCustomer",
    ],
  },
];
