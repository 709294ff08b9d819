/** A table whose rows are recorded, as prisma/sql/triggers/recorded.sql says it. Written again, so that neither goes unnoticed. */
export interface RecordedTable {
  record: string;
  /** The chain that its rows belong to. */
  subject: string;
  /** The column that names the subject's key; none where one chain holds all rows. */
  owner: string;
  keys: readonly string[];
  /** Of which nothing depends: when something is asked again, and how often it was. */
  leftOut: readonly string[];
}

const table = (
  record: string,
  subject: string,
  owner: string,
  keys: readonly string[],
  leftOut: readonly string[] = [],
): RecordedTable => ({ record, subject, owner, keys, leftOut });

/** What belongs to a payment is of the chain of its book. */
export const ofPayment = "payment_id";

export const recordedTables: readonly RecordedTable[] = [
  table("books", "book", "id", ["id"]),
  table("payments", "book", "book_id", ["id"]),
  table("cheques", "book", ofPayment, ["payment_id"]),
  table("payment_exceptions", "book", ofPayment, ["id"]),
  table(
    "gateway_orders",
    "book",
    ofPayment,
    ["payment_id"],
    ["next_check_at", "checks", "last_trouble", "asked_at", "is_under_way"],
  ),
  table("gateway_refunds", "book", ofPayment, ["payment_id"], ["next_try_at", "tries", "checks", "last_trouble"]),
  table("gateway_disputes", "book", ofPayment, ["gateway", "dispute_id"]),
  table("past_refunds", "book", ofPayment, ["gateway", "refund_id"]),
  table("settlements", "book", "book_id", ["book_id"]),
  table("part_settlements", "book", "book_id", ["book_id", "number"]),
  table("settlement_parts", "book", "book_id", ["book_id", "settlement", "part"]),
  table("nominees", "book", "book_id", ["id"]),
  table("clients", "client", "id", ["id"]),
  table("users", "user", "id", ["id"], ["last_login_at", "previous_login_at"]),
  table("capability_grants", "user", "user_id", ["user_id", "capability"]),
  table("user_branches", "user", "user_id", ["user_id", "branch_id"]),
  table("factors", "user", "user_id", ["id"], ["last_used_at", "last_step", "sign_count"]),
  table("requests", "request", "id", ["id"]),
  table("approvals", "approval", "id", ["id"]),
  table("gateway_captures", "capture", "gateway_payment_id", ["gateway", "gateway_payment_id"]),
  table("gateway_moves", "capture", "gateway_payment_id", ["gateway", "kind", "move_id"], ["next_check_at", "checks"]),
  table("settlement_files", "settlement_file", "id", ["id"]),
  table("settlement_lines", "settlement_file", "file_id", ["id"]),
  table("day_closings", "day_closing", "id", ["id"]),
  table("day_counts", "day_closing", "closing_id", ["closing_id", "mode"]),
  table("day_balances", "day_closing", "closing_id", ["closing_id", "place_id", "account_id"]),
  table("safe_counts", "safe_count", "id", ["id"]),
  table("bank_counts", "bank_count", "id", ["id"]),
  table("bank_count_entries", "bank_count", "count_id", ["count_id", "journal_id"]),
  table("branch_transfers", "branch_transfer", "id", ["id"]),
  table("bank_tellings", "tellings", "", ["journal_id"]),
  table("receipt_tellings", "tellings", "", ["place_id", "account_id", "before_day"]),
  table("safe_tellings", "tellings", "", ["place_id", "told_on"]),
  table("receipt_leftovers", "tellings", "", ["place_id", "account_id", "day"]),
  table("receipt_explanations", "tellings", "", ["id"]),
  table("import_batches", "import", "id", ["id"], ["content", "done_rows"]),
  table("schemes", "schemes", "", ["id"]),
  table("scheme_versions", "schemes", "", ["id"]),
  table("scheme_prefixes", "schemes", "", ["id"]),
  table("gold_rates", "gold_rates", "", ["id"]),
  table("loyalty_rates", "loyalty_rates", "", ["id"]),
  table("cash_limits", "cash_limits", "", ["id"]),
  table("approval_settings", "approval_settings", "", ["id"]),
  table("settings", "settings", "", ["key"]),
  table("holidays", "holidays", "", ["id"]),
  table("branches", "branches", "", ["id"]),
  table("counters", "counters", "", ["id"]),
  table("places", "places", "", ["id"]),
  table("accounts", "accounts", "", ["id"]),
  table("shop_profiles", "shop_profile", "", ["id"]),
  table("shop_setups", "shop_profile", "", ["id"]),
];

/** Subjects whose keys are whole numbers; the others' are texts, or empty. */
export const numberedSubjects: ReadonlySet<string> = new Set([
  "book",
  "client",
  "user",
  "request",
  "approval",
  "settlement_file",
  "day_closing",
  "safe_count",
  "bank_count",
  "branch_transfer",
  "import",
]);

/** Records of which a subject has ever more, found by a key that is one whole number. */
export const numberedRecords: ReadonlySet<string> = new Set(["payments"]);
