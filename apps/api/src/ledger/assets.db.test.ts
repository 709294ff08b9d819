import { beforeEach, describe, expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { makeDeposit } from "#testing/make-deposit.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { accounts } from "./accounts.ts";
import { assetMoves, mayMove } from "./asset-moves.ts";
import { recordBankDeposit, recordBankEntry } from "./asset-operations.ts";

const database = useDatabase();
const {
  BANK,
  CASH_DRAWER,
  CASH_SAFE,
  CARD_CLEARING,
  CASH_OVER_SHORT,
  CHEQUE_LOSSES,
  CHEQUES_IN_HAND,
  GATEWAY_CLEARING,
  LIABILITY_INR,
} = accounts;

/** The kind of a journal of no book, the account that gets the rupees, the one that gives them, and whether it may. */
const moves: readonly [kind: string, debit: number, credit: number, may: boolean][] = [
  ["Deposit", BANK, CASH_DRAWER, true],
  ["Deposit", BANK, CASH_SAFE, true],
  ["Deposit", CASH_DRAWER, BANK, false],
  ["Deposit", BANK, CARD_CLEARING, false],
  ["Withdrawal", CASH_DRAWER, CASH_SAFE, true],
  ["Withdrawal", CASH_DRAWER, BANK, true],
  ["Withdrawal", CASH_SAFE, BANK, false],
  ["Withdrawal", BANK, CASH_DRAWER, false],
  ["CashStored", CASH_SAFE, CASH_DRAWER, true],
  ["CashStored", CASH_DRAWER, CASH_SAFE, true],
  ["CashStored", CASH_SAFE, BANK, false],
  ["BankCredit", BANK, CARD_CLEARING, true],
  ["BankCredit", BANK, GATEWAY_CLEARING, true],
  ["BankCredit", BANK, CASH_DRAWER, false],
  ["BankDebit", CARD_CLEARING, BANK, true],
  ["BankDebit", BANK, CARD_CLEARING, false],
  ["ChequeCleared", BANK, CHEQUES_IN_HAND, true],
  ["ChequeCleared", BANK, CASH_DRAWER, false],
  ["ChequeLoss", CHEQUE_LOSSES, CHEQUES_IN_HAND, true],
  ["ChequeLoss", CHEQUE_LOSSES, BANK, false],
  ["ChequeLoss", CHEQUES_IN_HAND, CHEQUE_LOSSES, false],
  ["Variance", CASH_DRAWER, CASH_OVER_SHORT, true],
  ["Variance", CASH_OVER_SHORT, CARD_CLEARING, true],
  ["Variance", CASH_OVER_SHORT, BANK, false],
  ["Variance", CASH_OVER_SHORT, LIABILITY_INR, false],
  ["Correction", BANK, CASH_DRAWER, false],
  ["Receipt", CASH_DRAWER, LIABILITY_INR, false],
];

const post = (kind: string, source: string, debit: number, credit: number, more = "p_reason => 'Counted'") => `
  select post_asset_journal('{}', '${testMoment.toISOString()}', '${testDay}', cast(1 as smallint), '${kind}', '${source}',
    gen_random_uuid()::text, cast(${debit} as smallint), cast(${credit} as smallint), 100, ${more})`;

describe("between which accounts the shop's own money moves", () => {
  test.each(moves)("a %s to %i from %i: %s", async (kind, debit, credit, may) => {
    expect(mayMove(kind, debit, credit)).toBe(may);
    const { rows } = await database.asOwner((owner) =>
      owner.query("select may_move($1, $2::smallint, $3::smallint) as may", [kind, debit, credit]),
    );
    expect(rows).toEqual([{ may }]);
  });

  test("is the same in code and in SQL for every kind and every pair of accounts", async () => {
    const kinds = [...Object.keys(assetMoves), "Correction", "Receipt"];
    const { rows } = await database.asOwner((owner) =>
      owner.query<{ kind: string; debit: number; credit: number; may: boolean }>(
        `select k as kind, d.id as debit, c.id as credit, may_move(k, d.id, c.id) as may
         from unnest($1::text[]) k cross join accounts d cross join accounts c`,
        [kinds],
      ),
    );
    expect(rows.length).toBe(kinds.length * Object.keys(accounts).length ** 2);
    expect(rows.filter(({ kind, debit, credit, may }) => mayMove(kind, debit, credit) !== may)).toEqual([]);
  });

  test.each([
    ["a deposit from the clearing of cards", post("Deposit", "bank_deposit", BANK, CARD_CLEARING), "is no Deposit"],
    [
      "a difference without a reason",
      post("Variance", "variance", CASH_DRAWER, CASH_OVER_SHORT, "null"),
      "reason_check",
    ],
    [
      "cash into the drawer from cards",
      post("Withdrawal", "bank_withdrawal", CASH_DRAWER, CARD_CLEARING),
      "is no Withdrawal",
    ],
    [
      "cash into the drawer as a deposit",
      post("Withdrawal", "bank_deposit", CASH_DRAWER, BANK),
      "journals_asset_check",
    ],
    ["a kind with the source of another", post("Deposit", "bank_entry", BANK, CASH_DRAWER), "journals_asset_check"],
    ["a receipt of no book", post("Receipt", "payment", CASH_DRAWER, BANK), "journals_asset_check"],
  ])("the database refuses even its owner %s", async (_what, statement, message) => {
    await expect(database.asOwner((owner) => owner.query(statement))).rejects.toThrow(message);
  });
});

describe("a deposit", () => {
  beforeEach(async () => {
    await database.make.payment({ amountPaise: 50_000n });
  });

  test.each([
    ["a deposit", post("Deposit", "bank_deposit", BANK, CASH_SAFE)],
    ["cash into the drawer", post("Withdrawal", "safe_withdrawal", CASH_DRAWER, CASH_SAFE)],
    ["a close", post("CashStored", "cash_stored", CASH_DRAWER, CASH_SAFE, "null")],
  ])("%s of more than the safe holds is refused by the database, whoever posts it", async (_what, statement) => {
    await expect(database.asOwner((owner) => owner.query(statement))).rejects.toThrow("cash_not_there");
  });

  test("of all that is there is made once by two at once", async () => {
    const { rows } = await database.asOwner((owner) =>
      owner.query<{ held: string }>("select balance as held from balances_at('infinity') where account_id = $1", [
        CASH_DRAWER,
      ]),
    );
    const held = BigInt(rows[0]?.held ?? 0);
    const deposit = (n: number) => makeDeposit(database, { amountPaise: held, reference: `RACE ${n}` });
    const answers = await Promise.allSettled([1, 2, 3, 4].map(deposit));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("sent twice under one key is one journal", async () => {
    const send = () =>
      recordBankDeposit(database.db, contextOf("Record_Bank_Deposit", { key: "deposit-once", requestHash: "x" }), {
        now: testMoment,
        today: testDay,
        day: testDay,
        placeId: 1,
        takenFrom: "drawer",
        amountPaise: 100n,
        reference: "ONCE 1",
      });
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set(ids).size).toBe(1);
    expect(await database.db.journal.count({ where: { source: "bank_deposit", sourceRef: "ONCE1" } })).toBe(1);
  });
});

test("an entry that waits for a close of a later day is refused when it has the place: the close has stored its balances", async () => {
  await database.make.payment({ mode: "upi" });
  const entry = await database.asOwner(async (owner) => {
    await owner.query("begin");
    await owner.query("select from place_chains for update");
    const waiting = recordBankEntry(database.db, contextOf("Record_Bank_Entry"), {
      now: testMoment,
      today: "2026-05-05",
      day: testDay,
      placeId: 1,
      direction: "credit",
      mode: "upi",
      amountPaise: 100n,
      reference: "LATE 1",
    }).catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const { rows } = await owner.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await owner.query(
      `select close_day('{"operation": "Close_Day", "requestId": "test"}', now(), '2026-05-05', 21, '2026-05-05', '[{"mode": "cash", "countedPaise": "0"}]', 0, null, false, 1::smallint)`,
    );
    await owner.query("commit");
    return await waiting;
  });
  expect(String(entry)).toContain("later_day_closed");
});
