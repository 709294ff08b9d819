import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { makeDeposit } from "#testing/make-deposit.ts";
import { makeFor } from "#testing/make.ts";
import { contextOf, moneyFor, testDay, testMoment } from "#testing/money.ts";
import { clearCheque } from "./asset-operations.ts";
import { closeDay } from "./day-operations.ts";
import { verifyLedger } from "./verify.ts";

let ledgerUrl: string;

/** A closed day with a deposit, a cleared cheque, one in hand and ten rupees short; each test tampers with a copy. */
beforeAll(async () => {
  ledgerUrl = await cloneTemplate(inject("templateUrl"));
  const db = openDatabase(ledgerUrl, { poolSize: 2 });
  const make = makeFor(db);
  await make.payment({ amountPaise: 50_000n });
  await make.payment({ amountPaise: 50_000n, mode: "cheque" });
  const { paymentId } = await moneyFor(db).take((await make.book()).number, {
    mode: "cheque",
    transactionNumber: "111111",
  });
  const when = { now: testMoment, day: testDay };
  await clearCheque(db, contextOf("Clear_Cheque"), { ...when, paymentId, reference: "STMT 1" });
  await makeDeposit({ db }, { reference: "SLIP V1" });
  await closeDay(db, contextOf("Close_Day"), {
    ...when,
    today: testDay,
    hour: 21,
    placeId: 1,
    counts: [
      { mode: "cash", countedPaise: 39_000n, reason: "A note of ten is missing" },
      { mode: "cheque", countedPaise: 100_000n, reason: null },
    ],
    carriedPaise: 5_000n,
    note: null,
    isConfirmed: false,
  });
  await db.$disconnect();
});

afterAll(() => dropDatabase(ledgerUrl));

async function findingsAfter(changes: readonly string[]): Promise<string[]> {
  const url = await cloneTemplate(ledgerUrl);
  try {
    await withClient(url, async (owner) => {
      // As a superuser who switched the triggers off.
      await owner.query("set session_replication_role = replica");
      for (const change of changes) {
        const { rowCount } = await owner.query(change);
        if (!rowCount) throw new Error(`${change} changed nothing`);
      }
    });
    return (await verifyLedger(url)).findings;
  } finally {
    await dropDatabase(url);
  }
}

test("an untouched ledger of the shop's own money has no findings", async () => {
  expect(await findingsAfter([])).toEqual([]);
});

const tampered: readonly [what: string, changes: readonly string[], named: RegExp][] = [
  [
    "an altered deposit",
    ["update journals set reason = 'x' where kind = 'Deposit' and source_ref = 'SLIPV1'"],
    /\(Counter, entry \d+\) or its postings were altered/,
  ],
  [
    "a deposit moved to another place",
    ["insert into places values (2, 'Branch')", "update journals set place_id = 2 where source_ref = 'SLIPV1'"],
    /Counter, entry \d+\) follows a gap/,
  ],
  [
    "a removed tail",
    [
      "delete from postings where journal_id = (select max(id) from journals where book_id is null)",
      "delete from journals where id = (select max(id) from journals where book_id is null)",
    ],
    /Counter had \d+ entries, but its last one now is/,
  ],
  [
    "a difference posted between other accounts",
    ["update postings set account_id = account('BANK') where account_id = account('CASH_OVER_SHORT')"],
    /accounts that are not those of its kind/,
  ],
  [
    "a stored balance",
    ["update day_balances set balance = balance + 1 where account_id = account('CASH_DRAWER')"],
    /The balance of CASH_DRAWER that was stored when 2026-05-04 was closed/,
  ],
  [
    "a count that was written over",
    ["update day_counts set counted_paise = expected_paise"],
    /What the close of 2026-05-04 counted and what it posted differ/,
  ],
  [
    "a count of the safe of which nothing was posted",
    [
      `insert into safe_counts (place_id, business_day, expected_paise, counted_paise, reason, counted_at, is_approved, is_by_admin)
       values (1, '2026-05-05', 100, 90, 'x', now(), false, false)`,
    ],
    /What count \d+ of the safe found and what it posted differ/,
  ],
  [
    "a balance of the bank's statement that the ledger does not explain",
    [
      `insert into bank_counts (place_id, business_day, up_to_seq, ledger_paise, expected_paise, counted_paise, counted_at)
       values (1, '2026-05-05', 0, 5, 5, 5, now())`,
    ],
    /What the ledger held at the bank, and what balance \d+ of its statement says so, differ/,
  ],
  [
    "a cheque that nobody cleared",
    ["update cheques set status = 'cleared' where status = 'in_hand'"],
    /The cheque of payment \d+ is 'cleared'/,
  ],
  [
    "a cheque that bounced without its money",
    ["update cheques set status = 'bounced', reason = 'No money' where status = 'in_hand'"],
    /The cheque of payment \d+ is 'bounced'/,
  ],
  [
    "a figure of what was brought into the drawer",
    ["update day_counts set brought_paise = 100, expected_paise = expected_paise + 100 where mode = 'cash'"],
    /The closing of 2026-05-04 and the ledger differ \(cash\)/,
  ],
  [
    "a figure of what went to the bank",
    ["update day_counts set banked_paise = 0, expected_paise = expected_paise + banked_paise where mode = 'cash'"],
    /The closing of 2026-05-04 and the ledger differ \(cash\)/,
  ],
];

test.each(tampered)("%s is named", async (_what, changes, named) => {
  expect((await findingsAfter(changes)).join("\n")).toMatch(named);
});
