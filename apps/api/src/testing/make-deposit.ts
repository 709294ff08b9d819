import { recordBankDeposit } from "#ledger/asset-operations.ts";
import type { RecordBankDeposit } from "#ledger/asset-operations.ts";
import type { TestApp } from "./harness.ts";
import { contextOf, testDay, testMoment } from "./money.ts";

/** A hundred rupees of the drawer, paid in at the bank under a number of their own. */
export async function makeDeposit(
  { db }: Pick<TestApp, "db">,
  given: Partial<RecordBankDeposit> = {},
): Promise<bigint> {
  return await recordBankDeposit(db, contextOf("Record_Bank_Deposit"), {
    now: testMoment,
    today: given.day ?? testDay,
    day: testDay,
    placeId: 1,
    takenFrom: "drawer",
    amountPaise: 10_000n,
    reference: `SLIP ${await db.journal.count()}`,
    ...given,
  });
}
