import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();

/** What breaks a rule of a table, and no other, by the name of the rule as a check of its own would have it. */
const broken: readonly [rule: string, change: string][] = [
  ["payments_amount_check", "amount_paise = 0"],
  ["payments_amount_check", "amount_paise = 1000000000001"],
  ["payments_amount_check", "instalment_count = 0"],
  ["payments_mode_check", "mode = 'gold'"],
  ["payments_source_check", "source = 'post'"],
  ["payments_status_check", "status = 'paid', receipt_number = null"],
  ["payments_credited_check", "receipt_number = null"],
  ["payments_credited_check", "instalment_number = null"],
  ["payments_credited_check", "acknowledged_at = null"],
  ["payments_credited_check", "status = 'pending'"],
  ["payments_receipt_check", "receipt_number = repeat('1', 17)"],
  ["payments_weight_check", "weight_mg = -1, computed_weight_mg = -1"],
  ["payments_weight_check", "computed_weight_mg = -1, weight_reason = 'Weighed'"],
  ["payments_weight_reason_check", "weight_mg = 5, computed_weight_mg = 6"],
  ["payments_gateway_check", "gateway_payment_id = 'pay_1', gateway = null"],
  ["payments_refund_check", "refund_mode = 'cash'  , refund_reason = 'Asked for'"],
  ["payments_refund_check", "status = 'refunded', refunded_at = now(), refund_reason = 'Asked for'"],
  ["payments_refunded_check", "refunded_at = now()"],
  ["payments_refunded_check", "status = 'refunded', refund_mode = 'cash', refund_reason = 'Asked for'"],
  [
    "payments_refund_mode_check",
    "status = 'refunded', refunded_at = now(), refund_mode = 'gold', refund_reason = 'Asked for'",
  ],
  [
    "payments_failed_check",
    "status = 'failed', receipt_number = null, instalment_number = null, acknowledged_at = null",
  ],
  ["payments_failure_code_check", "failure_code = 'given_up'"],
  [
    "payments_failure_code_check",
    "status = 'failed', failed_at = now(), failure_code = 'bored', receipt_number = null",
  ],
  ["journals_kind_check", "kind = 'Present'"],
  ["journals_seq_check", "book_seq = 0"],
  ["journals_asset_check", "book_id = null"],
  ["journals_asset_check", "kind = 'Deposit', source = 'bank_deposit'"],
  ["journals_asset_reason_check", "kind = 'Variance', source = 'variance', book_id = null, reason = null"],
  ["journals_cheque_check", "kind = 'ChequeCleared', source = 'cheque_cleared', book_id = null, payment_id = null"],
  ["journals_payment_check", "payment_id = null"],
  ["journals_reverses_check", "reverses_id = id"],
  ["journals_reverses_check", "kind = 'Reversal'"],
  ["journals_settlement_check", "kind = 'Settlement'"],
  ["journals_settlement_check", "source = 'bonus'"],
  ["journals_settlement_check", "kind = 'Deduction'"],
  ["journals_settlement_check", "source = 'gold_reckoned'"],
  ["journals_settlement_check", "kind = 'Settlement', source = 'settlement', source_ref = '0'"],
  ["journals_settlement_check", "kind = 'Bonus', source = 'part_bonus', source_ref = '0:1'"],
  ["journals_settlement_check", "kind = 'Settlement', source = 'settlement', source_ref = book_id::text"],
  ["journals_moved_check", "kind = 'BookMoved'"],
  ["journals_moved_check", "source = 'book_moved', reason = 'Asked for'"],
  ["journals_moved_check", "kind = 'BookMoved', source = 'book_moved', payment_id = null, reason = null"],
  ["journals_moved_check", "kind = 'BookMoved', source = 'book_moved', payment_id = null, reason = ' '"],
  ["journals_transfer_check", "kind = 'Transfer'"],
  ["journals_transfer_check", "source = 'money_returned'"],
  ["journals_transfer_check", "kind = 'Transfer', source = 'gateway_refund', source_ref = '0'"],
  ["postings_amount_check", "amount = 0"],
  ["postings_book_check", "book_id = null where book_id is not null"],
  ["postings_book_check", "book_id = 1 where book_id is null"],
  ["outbox_messages_error_code_check", "error_code = 'bored'"],
  ["outbox_messages_last_error_check", "last_error = 'No answer'"],
  ["outbox_messages_resends_check", "resends = -1"],
  ["outbox_messages_resends_check", "resends = 1, kind = 'recovery_code'"],
  ["outbox_messages_secret_check", "secret = '\\x01', delivered_at = now()"],
  ["outbox_messages_secret_check", "secret = '\\x01', dead_at = now()"],
];

/** What a row may be as well, which only part of a rule would refuse. */
const sound = [
  ["payments", "amount_paise = 1000000000000"],
  ["payments", "receipt_number = repeat('1', 16)"],
  ["payments", "weight_mg = 5, computed_weight_mg = 6, weight_reason = 'Weighed'"],
  ["payments", "weight_mg = null, computed_weight_mg = 6"],
  ["payments", "gateway_payment_id = 'pay_1', gateway = 'sandbox'"],
  ["payments", "status = 'refunded', refunded_at = now(), refund_mode = 'upi', refund_reason = 'Asked for'"],
  [
    "payments",
    `status = 'failed', failed_at = now(), failure_code = 'given_up', receipt_number = null, instalment_number = null,
     acknowledged_at = null`,
  ],
  ["journals", "kind = 'Reversal', source = 'refund', reverses_id = id"],
  ["journals", "kind = 'Settlement', source = 'settlement', source_ref = book_id::text, payment_id = null"],
  ["journals", "kind = 'Bonus', source = 'part_bonus', source_ref = book_id || ':1', payment_id = null"],
  ["journals", "kind = 'BookMoved', source = 'book_moved', reason = 'Asked for', payment_id = null"],
  ["journals", "kind = 'BranchSent', source = 'branch_sent', book_id = null, payment_id = null"],
  ["journals", "kind = 'Transfer', source = 'gateway_refund', source_ref = payment_id::text"],
  ["journals", "kind = 'Variance', source = 'safe_count', book_id = null, reason = 'Counted'"],
  ["outbox_messages", "error_code = 'too_late', last_error = 'No answer', resends = 2"],
  ["outbox_messages", "secret = '\\x01'"],
] as const;

/** Tries a change as nobody else could make it: triggers and foreign keys rest, checks do not. */
async function change(table: string, what: string): Promise<void> {
  await database.asOwner(async (owner) => {
    await owner.query("set session_replication_role = replica; begin");
    try {
      await owner.query(`update ${table} set ${what}`);
    } finally {
      await owner.query("rollback; set session_replication_role = origin");
    }
  });
}

async function onePayment(): Promise<void> {
  if ((await database.db.payment.count()) === 0) await database.make.payment();
}

test.for(broken)("a row that breaks %s is refused by its name: %s", async ([rule, what]) => {
  await onePayment();
  const [table = ""] = /^(outbox_messages|[a-z]+)/.exec(rule) ?? [];
  await expect(change(table, what)).rejects.toMatchObject({ code: "23514", constraint: rule, table });
});

test.for(sound)("a row of %s may have %s", async ([table, what]) => {
  await onePayment();
  await change(table, what);
});
