import type { Prisma } from "#generated/prisma/client.ts";
import { refusalIn } from "#kernel/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

/** Runs one SQL function of the ledger and answers its `answer`; what it refuses is thrown as a refusal of ours. */
export async function callMoney(db: Database | Transaction, statement: Prisma.Sql): Promise<unknown> {
  try {
    const [row] = await db.$queryRaw<{ answer: unknown }[]>(statement);
    return row?.answer;
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}
