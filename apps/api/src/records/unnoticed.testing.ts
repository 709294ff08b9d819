/**
 * The table of single edits that `ledger:verify` does not notice without checkpoints where whoever makes them lets the portal's own
 * triggers record them: such a change looks like what the portal does by itself. The test fails when an edit is missed that is not in the
 * table, and when the table has one that is noticed.
 */
interface Unnoticed {
  table: string;
  reason: string;
  /** Columns that are altered; a row that is added or removed. */
  edits: readonly string[];
}

const rowEdits: ReadonlySet<string> = new Set(["added", "removed"]);

const unnoticed: readonly Unnoticed[] = [
  {
    table: "payments",
    reason: "An order is opened after its payment was started, and noted with it.",
    edits: ["gateway", "gateway_order_id"],
  },
  {
    table: "payment_exceptions",
    reason: "A job raises it and tries again to give the money back.",
    edits: ["resolved_at", "failure_code", "failed_at", "added"],
  },
  {
    table: "gateway_orders",
    reason: "An order moves no money; what is paid for it is told by the gateway.",
    edits: ["added"],
  },
  {
    table: "gateway_refunds",
    reason: "The gateway is asked again how far a refund is.",
    edits: ["amount_paise", "refund_id", "done_at", "state", "attempt", "absent_at", "added"],
  },
  {
    table: "gateway_disputes",
    reason: "The gateway is asked again how far a dispute is.",
    edits: [
      "gateway",
      "dispute_id",
      "payment_id",
      "amount_paise",
      "deducted_paise",
      "state",
      "reason",
      "respond_by",
      "changed_at",
      "turned_up_to",
      "removed",
      "added",
    ],
  },
  { table: "past_refunds", reason: "The gateway is asked again how far a refund is.", edits: ["failed_at", "added"] },
  {
    table: "gateway_captures",
    reason: "Only what the gateway's own answer has is credited, and the gateway is asked again.",
    edits: [
      "order_id",
      "amount_paise",
      "captured_at",
      "captured_on",
      "told_at",
      "confirmed_at",
      "confirmed_by",
      "missing_at",
      "added",
    ],
  },
  {
    table: "gateway_moves",
    reason: "The gateway is asked again how far a refund or a dispute is.",
    edits: [
      "gateway",
      "kind",
      "move_id",
      "gateway_payment_id",
      "told_at",
      "told_state",
      "state",
      "confirmed_at",
      "confirmed_by",
      "absent_at",
      "removed",
      "added",
    ],
  },
  { table: "bank_tellings", reason: "A job notes that it told the Admins.", edits: ["added"] },
  { table: "receipt_tellings", reason: "A job notes that it told the Admins.", edits: ["added"] },
  { table: "safe_tellings", reason: "A job notes that it told the Admins.", edits: ["added"] },
  { table: "receipt_leftovers", reason: "A job notes what it told the Admins.", edits: ["added"] },
  {
    table: "import_batches",
    reason: "A job reads and imports a file that somebody named started.",
    edits: [
      "status",
      "problem",
      "problem_params",
      "row_count",
      "sends_welcome",
      "checked_at",
      "started_at",
      "imported_at",
      "undo_started_at",
      "undone_at",
      "added",
    ],
  },
  {
    table: "accounts",
    reason: "A release adds them. The verifier of the ledger has a list of its own.",
    edits: ["added"],
  },
];

/** Each edit of the table as it is called, and why it is not noticed. */
export const reasonsUnnoticed: ReadonlyMap<string, string> = new Map(
  unnoticed.flatMap(({ table, reason, edits }) =>
    edits.map((edit) => [rowEdits.has(edit) ? `${table} ${edit}` : `${table}.${edit} altered`, reason]),
  ),
);
