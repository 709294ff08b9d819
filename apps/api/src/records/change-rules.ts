import { textIn } from "./raw-object.ts";
import type { RawObject } from "./raw-object.ts";

/** What the portal may do with a row after it was written. */
export interface ChangeRule {
  /** Columns that may be changed, by what the row held before. */
  mayChange: (earlier: RawObject) => readonly string[];
  mayBeRemoved: boolean;
}

const nothing: ChangeRule = { mayChange: () => [], mayBeRemoved: false };

/** Of rows that stay: the columns that may change, with blanks between. */
function only(columns: string): ChangeRule {
  return { mayChange: () => columns.split(" "), mayBeRemoved: false };
}

/** Of rows that may be removed, too. */
function removable(columns: string): ChangeRule {
  return { mayChange: () => columns.split(" "), mayBeRemoved: true };
}

const atGateway = "gateway gateway_order_id gateway_payment_id bank_numbers";
const givenBack = "status refund_mode refund_reason refunded_at";
const untilCredited =
  "mode paid_at business_day transaction_number instalment_number instalment_count weight_mg computed_weight_mg " +
  "weight_reason gold_rate_id receipt_number failure_code failure_reason acknowledged_by_id acknowledged_at failed_at";

function ofPayment(earlier: RawObject): readonly string[] {
  const isCredited = ["credited", "refunded"].includes(textIn(earlier, "status") ?? "");
  return `${givenBack} ${atGateway}${isCredited ? "" : ` ${untilCredited}`}`.split(" ");
}

/** Decided once; that the refund it is about failed may still be told. */
function ofException(earlier: RawObject): readonly string[] {
  const decided = "resolved_at resolved_by_id resolution reference remarks returned_mode failure_code failed_at";
  return earlier.has("resolved_at") ? ["failed_at"] : decided.split(" ");
}

const ofPerson = "name email mobile status updated_at updated_by_id";

const ruleByRecord = new Map<string, ChangeRule>([
  ["books", only("status number branch_id closed_at closed_by_id close_remarks updated_at")],
  ["payments", { mayChange: ofPayment, mayBeRemoved: false }],
  ["cheques", only("status changed_on reason")],
  ["payment_exceptions", { mayChange: ofException, mayBeRemoved: false }],
  [
    "gateway_refunds",
    only("state attempt absent_at refund_id done_at amount_paise other_mode other_reference settled_by_id"),
  ],
  // It may turn out to be about another payment, and leaves the chain of the first one's book.
  [
    "gateway_disputes",
    removable("payment_id amount_paise deducted_paise state turned_up_to reason respond_by changed_at"),
  ],
  ["past_refunds", only("failed_at")],
  ["nominees", only("ended_at ended_by_id")],
  ["clients", only(`${ofPerson} user_id terms_accepted terms_version contact_changed_at`)],
  [
    "users",
    only(
      `${ofPerson} user_type designation_id department photo counter_id branch_id language wants_reminders password_hash ` +
        "password_is_temporary password_expires_at password_changed_at",
    ),
  ],
  // What a code or a signature is checked by goes with it.
  ["factors", only("removed_at sealed_secret public_key")],
  ["capability_grants", { mayChange: () => [], mayBeRemoved: true }],
  // Removed where nobody ever showed that the address is theirs.
  [
    "requests",
    removable(
      "user_id is_sign_in_new client_id email_verified_at client_status book_status book_id decided_at decided_by_id reason",
    ),
  ],
  ["approvals", only("state sealed_input reason checker_id decided_at remarks outcome")],
  [
    "gateway_captures",
    only("order_id amount_paise captured_at captured_on told_at confirmed_at confirmed_by missing_at"),
  ],
  // One that turns out to be of another payment leaves the chain of the first.
  ["gateway_moves", removable("told_at told_state state confirmed_at confirmed_by absent_at")],
  ["settlement_lines", only("expected_paise payment_id state decided_at decided_by_id remarks")],
  ["day_closings", only("reopened_at reopened_by_id reopen_reason")],
  [
    "import_batches",
    only(
      "status problem problem_params row_count sends_welcome checked_at started_at started_by_id imported_at " +
        "undo_started_at undone_by_id undone_at",
    ),
  ],
  ["user_branches", { mayChange: () => [], mayBeRemoved: true }],
  [
    "branch_transfers",
    only(
      "put_into received_on received_at received_by_id received_journal_id cancelled_at cancelled_by_id cancel_reason",
    ),
  ],
  ["branches", only("name address phone gstin opens_at closes_at has_own_rate version updated_at updated_by_id")],
  ["holidays", only("removed_on removed_at removed_by_id")],
  ["counters", only("name gives_online closed_at")],
  ["settings", only("value version updated_at updated_by_id")],
  [
    "shop_profiles",
    only(
      "name address phone gstin opening_days opening_hours colour logo logo_type logo_version version updated_at updated_by_id",
    ),
  ],
]);

/** What is not named is only added to. */
export function ruleOf(record: string): ChangeRule {
  return ruleByRecord.get(record) ?? nothing;
}
