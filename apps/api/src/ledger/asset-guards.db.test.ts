import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { makeDeposit } from "#testing/make-deposit.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { accounts } from "./accounts.ts";
import { correctAccountEntry } from "./asset-operations.ts";

const database = useDatabase();
const { CARD_CLEARING, CASH_DRAWER, CASH_OVER_SHORT, GOLD_POSITION, UPI_CLEARING } = accounts;

interface Entry {
  debit: number;
  credit: number;
  paise: number;
  placeId: number;
  reverses?: string | null;
}

/** Posts a difference, or with `reverses` its correction, as a function of the database would; returns its id. */
async function post({ debit, credit, paise, placeId, reverses }: Entry): Promise<string> {
  const [kind, source] = reverses === undefined ? ["Variance", "variance"] : ["Correction", "correction"];
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ id: string }>(
      `select post_asset_journal('{}', $1, $2, $3::smallint, $4, $5, gen_random_uuid()::text, $6::smallint, $7::smallint,
         $8, 'Counted', null, $9)::text as id`,
      [testMoment, testDay, placeId, kind, source, debit, credit, paise, reverses ?? null],
    ),
  );
  return rows[0]?.id ?? "";
}

describe("a correction undoes exactly what it reverses", () => {
  const difference = { debit: CARD_CLEARING, credit: CASH_OVER_SHORT, paise: 1, placeId: 1 };
  const undoing = { debit: CASH_OVER_SHORT, credit: CARD_CLEARING, paise: 1, placeId: 1 };

  beforeAll(async () => {
    await database.asOwner(async (owner) => {
      await owner.query("insert into branches (id, code, name) values (2, 'B', 'Branch')");
    });
    // A difference that every correction below would fit.
    await post(difference);
  });

  test("and is posted", async () => {
    const id = await post({ ...undoing, reverses: await post(difference) });
    expect(Number(id)).toBeGreaterThan(0);
  });

  test.each<[what: string, reversed: Partial<Entry>, correction: Partial<Entry>]>([
    ["of another amount", { paise: 2 }, {}],
    ["by which another account gives", {}, { credit: UPI_CLEARING }],
    ["by which another account gets", {}, { debit: UPI_CLEARING }],
    ["the same way round", {}, { debit: CARD_CLEARING, credit: CASH_OVER_SHORT }],
    ["at another place", { placeId: 2 }, {}],
  ])("not one %s", async (_what, reversed, correction) => {
    const reverses = await post({ ...difference, ...reversed });
    await expect(post({ ...undoing, ...correction, reverses })).rejects.toThrow("does not undo");
  });

  test("not a correction", async () => {
    const reverses = await post({ ...undoing, reverses: await post(difference) });
    await expect(post({ ...difference, reverses })).rejects.toThrow("does not undo");
  });

  test("not nothing", async () => {
    await expect(post({ ...undoing, reverses: null })).rejects.toThrow();
  });
});

describe("a journal of no book has one line on each side", () => {
  const line = (number: number, account: number, amount: number, commodity = "INR") =>
    `(currval('journals_id_seq'), ${number}, ${account}, null, '${commodity}', ${amount})`;
  const journal = `insert into journals (book_seq, kind, business_day, posted_at, source, source_ref, prev_hash, hash, place_id, reason)
    values (1000, 'Variance', '${testDay}', now(), 'variance', gen_random_uuid()::text, '', '', 1, 'Counted')`;

  test.each<[what: string, lines: readonly string[]]>([
    [
      "two on each",
      [line(1, CASH_DRAWER, -1), line(2, CASH_OVER_SHORT, 1), line(3, UPI_CLEARING, -1), line(4, CASH_OVER_SHORT, 1)],
    ],
    ["gold", [line(1, GOLD_POSITION, -1, "GOLD"), line(2, GOLD_POSITION, 1, "GOLD")]],
  ])("not %s", async (_what, lines) => {
    await expect(
      database.asOwner(async (owner) => {
        await owner.query("begin");
        await owner.query(journal);
        await owner.query(`insert into postings values ${lines.join(", ")}`);
        await owner.query("commit");
      }),
    ).rejects.toThrow("one line on each side");
  });
});

test("a deposit of a single paisa is taken back, too", async () => {
  const { make, db } = database;
  await make.payment();
  const journalId = await makeDeposit(database, { amountPaise: 1n });
  await correctAccountEntry(db, contextOf("Correct_Account_Entry"), {
    now: testMoment,
    day: testDay,
    journalId,
    reason: "Typed by mistake",
  });
  expect(await db.journal.count({ where: { reversesId: journalId } })).toBe(1);
});
