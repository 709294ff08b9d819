import { setupSteps } from "@thangam/contracts/setup/schemas";
import type { SetupStep } from "@thangam/contracts/setup/schemas";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryOnlyRow, row } from "#platform/database/rows.ts";

const done = row({
  isFresh: column.boolean,
  profile: column.boolean,
  schemes: column.boolean,
  rate: column.boolean,
  people: column.boolean,
  import: column.boolean,
  payment: column.boolean,
});

/** Which steps the records show to be done; `isFresh` in a shop that somebody set up, which the demo shop is not. */
export function stepsDone(db: Database | Transaction) {
  return queryOnlyRow(db, done)`
    select exists (select from shop_setups) as is_fresh,
      exists (select from shop_profiles) as profile,
      exists (select from schemes) as schemes,
      exists (select from gold_rates) as rate,
      exists (select from users where user_type = 'Employee') as people,
      exists (select from import_batches where status = 'imported') as import,
      exists (select from payments where receipt_number is not null) as payment`;
}

export async function stepsPutAway(db: Database | Transaction): Promise<ReadonlySet<string>> {
  return new Set((await db.putAwayStep.findMany({ select: { step: true } })).map(({ step }) => step));
}

/** Again, it stays put away. */
export async function putStepsAway(
  tx: Transaction,
  { steps, now, actorId }: { steps: readonly SetupStep[]; now: Date; actorId: bigint },
): Promise<void> {
  await tx.putAwayStep.createMany({
    data: setupSteps
      .filter((step) => steps.includes(step))
      .map((step) => ({ step, putAwayAt: now, putAwayById: actorId })),
    skipDuplicates: true,
  });
}
