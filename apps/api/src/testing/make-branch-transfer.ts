import { sendToBranch } from "#ledger/branch-operations.ts";
import type { SendToBranch } from "#ledger/branch-operations.ts";
import type { TestApp } from "./harness.ts";
import { contextOf, testDay, testMoment } from "./money.ts";

/** A hundred rupees of the bank on their way from one branch to another. */
export async function makeBranchTransfer(
  { db }: Pick<TestApp, "db">,
  given: Pick<SendToBranch, "fromId" | "toId"> & { actorId?: bigint | null },
): Promise<bigint> {
  const { fromId, toId, actorId = null } = given;
  return await sendToBranch(db, contextOf("Send_To_Branch", { actorId, branchId: fromId }), {
    now: testMoment,
    today: testDay,
    fromId,
    toId,
    takenFrom: "bank",
    amountPaise: 10_000n,
    reference: `NEFT ${await db.journal.count()}`,
    note: null,
  });
}
