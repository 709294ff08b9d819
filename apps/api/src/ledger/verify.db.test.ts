import type { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { applicationUrlOf, cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { makeFor } from "#testing/make.ts";
import { verifyLedger } from "./verify.ts";

let ledgerUrl: string;

/** Books with opening months, gold, and payments in every state; each test tampers with a copy. */
beforeAll(async () => {
  ledgerUrl = await cloneTemplate(inject("templateUrl"));
  const db = openDatabase(applicationUrlOf(ledgerUrl), { poolSize: 2 });
  const make = makeFor(db);
  await make.goldRate();
  const scheme = { accrual: "weight", prefixes: { GE: 50_000n } } as const;
  const book = await make.book({ number: "GE1", scheme, paidMonths: 2 });
  for (let n = 0; n < 3; n += 1) await make.payment({ bookId: book.id });
  await make.payment({ bookId: book.id, status: "refunded" });
  await make.payment({ status: "pending" });
  await make.payment({ status: "failed" });
  const closed = await make.payment({ status: "pending" });
  await make.closedBook(closed.bookId);
  await make.payment({ mode: "online" });
  await db.$disconnect();
});

afterAll(() => dropDatabase(ledgerUrl));

async function findingsAfter(change: string): Promise<string[]> {
  const url = await cloneTemplate(ledgerUrl);
  try {
    await withClient(url, (owner) => tamper(owner, change));
    return (await verifyLedger(url)).findings;
  } finally {
    await dropDatabase(url);
  }
}

// As a superuser who switched the triggers off.
async function tamper(owner: Client, change: string): Promise<void> {
  await owner.query("set session_replication_role = replica");
  // Of several statements each has a result.
  const changed = [await owner.query(change)].flat().at(-1);
  if (change !== "select" && !changed?.rowCount) throw new Error(`${change} changed nothing`);
}

test("an untouched ledger has no findings", async () => {
  expect(await findingsAfter("select")).toEqual([]);
});

// Journals 1 and 2 of book GE1 are its opening months, 3 to 5 receipts, 6 the refunded receipt and 7 its reversal.
const changes: [what: string, change: string, named: RegExp][] = [
  [
    "an altered journal",
    "update journals set business_day = business_day - 1 where id = 4",
    /Journal 4 \(book GE1, entry 4\) or its postings were altered/,
  ],
  ["an altered reason", "update journals set reason = 'None' where id = 1", /Journal 1 .* altered/],
  [
    "a posting raised on both sides",
    "update postings set amount = amount * 2 where journal_id = 3",
    /Journal 3 .* altered/,
  ],
  [
    "a posting raised on one side",
    "update postings set amount = amount + 1 where journal_id = 3 and line = 2",
    /Journal 3 .* does not balance/,
  ],
  [
    "a posting moved to another account",
    "update postings set account_id = account('CARD_CLEARING') where journal_id = 3 and line = 1",
    /Journal 3 .* altered/,
  ],
  [
    "a journal out of the middle",
    "with gone as (delete from journals where id = 3 returning id) delete from postings where journal_id in (select id from gone)",
    /Journal 4 .* follows a gap: entry 3 is missing/,
  ],
  [
    "a deleted tail",
    "with gone as (delete from journals where id = 7 returning id) delete from postings where journal_id in (select id from gone)",
    /Book GE1 had 7 entries, but its last one now is 6/,
  ],
  ["deleted postings", "delete from postings where journal_id = 5", /Journal 5 .* altered/],
  ["a replaced link", "update journals set prev_hash = sha256('x') where id = 5", /Journal 5 .* does not follow/],
  [
    "a raised balance",
    "update book_balances set paid_paise = paid_paise + 1 where book_id = 1",
    /Book GE1 shows 250001 paise, but its journals add up to 250000/,
  ],
  [
    "a raised weight",
    "update book_balances set weight_mg = weight_mg + 1 where book_id = 1",
    /Book GE1 shows 356 mg, but its journals add up to 355/,
  ],
  ["a lost balance", "delete from book_balances where book_id = 1", /Book GE1 has no balance/],
  [
    "a payment approved by hand",
    "update payments set status = 'credited', receipt_number = 'T2627-0000006', instalment_number = 1, acknowledged_at = now() where id = (select min(id) from payments where status = 'pending')",
    /Payment \d+ is 'credited' with 0 receipt/,
  ],
  [
    "a payment set back",
    "update payments set status = 'pending', receipt_number = null where id = 1",
    /Payment 1 is 'pending' with 1 receipt/,
  ],
  [
    "a payment's amount",
    "update payments set amount_paise = amount_paise + 1 where id = 1",
    /Payment 1 and its journal 3 differ/,
  ],
  [
    "a refund undone",
    `update payments set status = 'credited', refunded_at = null, refund_mode = null, refund_reason = null
      where status = 'refunded'`,
    /Payment 4 is 'credited' with 1 receipt and 1 reversal/,
  ],
  [
    "a removed receipt number",
    "update payments set receipt_number = 'T2627-0000009' where id = 2",
    /Receipt T2627-0000002 is missing/,
  ],
  [
    "a receipt never given out",
    "update payments set receipt_number = 'T2627-0000009' where id = 2",
    /Receipt T2627-0000009 was never given out, but stands on payment 2/,
  ],
  [
    "a receipt of a series that nobody has",
    "update payments set receipt_number = 'ZZZ2627-0000002' where id = 2",
    /Receipt ZZZ2627-0000002 was never given out, but stands on payment 2/,
  ],
  [
    "a receipt of another year",
    "update payments set receipt_number = 'T2526-0000002' where id = 2",
    /Receipt T2526-0000002 is not of the financial year of 20\d\d-\d\d-\d\d/,
  ],
  [
    "a receipt number that no counter writes",
    "update payments set receipt_number = 'by hand' where id = 2",
    /Receipt by hand was never given out, but stands on payment 2/,
  ],
  [
    "two payments with one receipt number",
    `drop index payments_receipt_number_key;
      update payments set receipt_number = 'T2627-0000001' where id = 2`,
    /Receipt T2627-0000001 stands on several payments: 1, 2/,
  ],
  [
    "a turned back series",
    "update receipt_series set last_number = last_number - 1",
    /Receipt T2627-0000005 was never given out/,
  ],
  [
    "a gap that hides a receipt",
    `insert into restores values (1, 'none', now(), null, '2026-27', '2026-27', 1);
      insert into receipt_gaps values (1, 1, '2026-27', 2, 2)`,
    /Restore 1 or the receipt numbers skipped for it are not as the audit trail tells/,
  ],
  [
    "a receipt inside a gap",
    `insert into restores values (1, 'none', now(), null, '2026-27', '2026-27', 1);
      insert into receipt_gaps values (1, 1, '2026-27', 2, 2)`,
    /Receipt T2627-0000002 was never given out, but stands on payment 2/,
  ],
  ["a removed credit", "delete from instalment_credits where payment_id = 2", /Payment 2 is not credited/],
  [
    "a credit freed without a reversal",
    "update instalment_credits set reversed_by_journal_id = 7 where payment_id = 2",
    /Journal 4 \(Receipt\) and its instalment credits differ/,
  ],
  [
    "an altered total of the day",
    "update day_totals set paise = paise + 1 where mode = 'cash' and kind = 'Receipt'",
    /The totals of 2026-05-04 \(cash, Receipt\) differ/,
  ],
  [
    "a closed book's payment without its exception",
    "delete from payment_exceptions",
    /Payment \d+ is under way on book [A-Z]+\d+, which is closed, and no exception says so/,
  ],
  [
    "an exception of an open book",
    "update books set status = 'approved' where status = 'closed'",
    /Exception 1 is open, but payment \d+ is 'pending' or its book is not closed/,
  ],
  [
    "a removed message",
    "delete from outbox_messages where dedupe_key = 'payment_acknowledged:2'",
    /Payment 2 was credited without a message/,
  ],
];

test.each(changes)("%s is found and named", async (_what, change, named) => {
  expect(await findingsAfter(change)).toContainEqual(expect.stringMatching(named));
});
