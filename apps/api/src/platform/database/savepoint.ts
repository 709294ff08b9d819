import type { Transaction } from "./db.ts";

/** Does some work within a transaction, and keeps it or takes it back, which costs as much. */
export async function atSavepoint(
  tx: Transaction,
  work: () => Promise<void>,
  { isKept }: { isKept: boolean },
): Promise<void> {
  await tx.$executeRaw`savepoint work`;
  await work();
  if (isKept) await tx.$executeRaw`release savepoint work`;
  else await tx.$executeRaw`rollback to savepoint work`;
}
