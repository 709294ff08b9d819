import { beforeAll, expect, test } from "vitest";
import { operations } from "@thangam/contracts";
import { MAX_PAISE } from "@thangam/contracts/values/money";
import { partsOfBookNumber } from "@thangam/contracts/values/ids";
import { loadSchemes } from "#features/schemes/index.ts";
import { Refusal } from "#core/refusal.ts";
import { importBooks } from "#ledger/import-operations.ts";
import { databaseMessageOf } from "#platform/database/database-errors.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { testDay, testMoment } from "#testing/money.ts";
import { contextOfWork } from "./import-context.ts";
import { app } from "./imports.testing.ts";
import { judgeRow } from "./judge-rows.ts";
import type { ReadRow } from "./judge-rows.ts";

beforeAll(async () => {
  await app.make.scheme({ name: "Free", paymentRule: "flexible", prefixes: { FR: null, FX: 50_000n } });
});

const row: ReadRow = {
  rowNumber: 2,
  name: "Some Member",
  email: "some.member@example.com",
  mobile: "9840000001",
  scheme: "Free",
  bookNumber: "FR1",
  amountPaise: 50_000n,
  paidMonths: 0,
  joinedOn: null,
  weightMg: null,
};
const gold = { scheme: "Gold Rain", bookNumber: "GR1", amountPaise: 100_000n };

test.each<[string, Partial<ReadRow>, string | null]>([
  ["that fits", {}, null],
  ["of the most there is", { amountPaise: MAX_PAISE }, null],
  ["above the most there is", { amountPaise: MAX_PAISE + 10_000n }, "amount_not_of_scheme"],
  ["of the most that can be written", { amountPaise: 9_999_999_999_900n * 100n }, "amount_not_of_scheme"],
  ["below the least", { amountPaise: 0n }, "amount_not_of_scheme"],
  ["of no multiple", { amountPaise: 15_000n }, "amount_not_of_scheme"],
  ["of the amount of its prefix", { bookNumber: "FX1" }, null],
  ["of another amount than that of its prefix", { bookNumber: "FX1", amountPaise: 60_000n }, "amount_not_of_scheme"],
  ["of a prefix of another scheme", { bookNumber: "GR1" }, "book_number_not_of_scheme"],
  ["of a closed scheme", { scheme: "Old Plan", bookNumber: "OP1" }, "scheme_closed_to_new_clients"],
  ["paid to the end", { paidMonths: 15 }, null],
  ["paid beyond the end", { paidMonths: 16 }, "paid_months_out_of_range"],
  ["joined today", { joinedOn: testDay }, null],
  ["joined tomorrow", { joinedOn: "2030-01-01" }, "import_joined_later"],
  ["with grams", { ...gold, paidMonths: 2, weightMg: 3n }, null],
  ["with grams of no month", { ...gold, weightMg: 3n }, "import_grams_not_saved"],
  ["with grams in a scheme of money", { paidMonths: 2, weightMg: 3n }, "import_grams_not_saved"],
])("a row %s is judged as import_books() judges it", async (_what, change, refusal) => {
  const asked = { ...row, ...change };
  expect(await judged(asked)).toBe(refusal);
  expect(await imported(asked)).toBe(refusal);
});

test("the database knows the same most as the contracts", async () => {
  const { rows } = await app.asOwner((owner) => owner.query<{ most: string }>("select most_paise()::text as most"));
  expect(rows[0]?.most).toBe(MAX_PAISE.toString());
});

async function judged(asked: ReadRow): Promise<string | null> {
  const verdict = judgeRow(asked, {
    today: testDay,
    schemes: await loadSchemes(app.db),
    clientByEmail: new Map(),
    signInByEmail: new Map(),
    takenNumbers: new Set(),
    firstOfEmail: new Map(),
    firstOfNumber: new Map(),
    monthsWeight: () => 1n,
  });
  return "good" in verdict ? null : verdict.problems.map(({ code }) => code).join();
}

/** What the database refuses; what it takes is rolled back. */
async function imported(asked: ReadRow): Promise<string | null> {
  const scheme = await app.db.schemeVersion.findFirstOrThrow({ where: { name: asked.scheme } });
  const { id: clientId } = await app.make.client();
  const { prefix } = partsOfBookNumber(asked.bookNumber);
  const { rowNumber, bookNumber: number, amountPaise, paidMonths, joinedOn, weightMg } = asked;
  const book = { clientId, number, schemeVersionId: scheme.id, prefix, amountPaise, paidMonths, joinedOn, weightMg };
  try {
    await inTransaction(app.db, async (tx) => {
      const context = contextOfWork(operations.startImport.wire, null);
      await importBooks(tx, context, { now: testMoment, day: testDay }, [{ row: rowNumber, ...book }]);
      throw new Taken();
    });
    return null;
  } catch (error) {
    if (error instanceof Taken) return null;
    const code = error instanceof Refusal ? error.code : databaseMessageOf(error)?.message;
    if (code === undefined) throw error;
    return code;
  }
}

class Taken extends Error {}
