import type { OperationName } from "../../packages/contracts/src/kernel/registry.ts";
import { neverMetByPeople } from "./known-people.ts";
import type { NeverMet } from "./known-people.ts";

/** They ask a gateway, and take what it says. */
const noNumber = ["transaction_number_required", "transaction_number_without_digit"] as const;
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
      "moveBook",
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
    because: "it takes what is on its way, which is there as long as nobody has received it or taken it back",
    codes: ["cash_not_there"],
    operations: ["receiveFromBranch", "cancelBranchTransfer"],
  },
  {
    because: "the first counter of a branch has its letters, which were looked at",
    codes: ["counter_series_of_branch"],
    operations: ["saveBranch"],
  },
  {
    because: "the first open day from today on is locked, and each branch has its place",
    codes: ["day_not_come", "later_day_closed", "day_closed", "drawer_not_found"],
    operations: ["sendToBranch", "receiveFromBranch", "cancelBranchTransfer"],
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
    codes: ["book_closed", "month_is_full", ...noNumber, "transaction_number_used"],
    operations: ["bounceCheque", ...asksAGateway, "failPayment", "refundPayment"],
  },
  {
    because: "the book is asked for where money is credited",
    codes: ["book_not_open"],
    operations: ["bounceCheque", ...asksAGateway, "failPayment"],
  },
  {
    because: "an online payment starts without a number",
    codes: [...noNumber, "transaction_number_used", "cheque_not_cleared"],
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
    operations: [...asksAGateway, "closeDay", "countSafe", "moveBook", "reopenDay"],
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
  ...neverMetByPeople,
];
