import type { Prisma } from "#generated/prisma/client.ts";
import { refusalIn } from "#kernel/refusal.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";

/** Runs one SQL function of the ledger and returns its `answer`; what it refuses is thrown as a refusal of ours. */
export async function callMoney(db: Database | Transaction, statement: Prisma.Sql): Promise<unknown> {
  try {
    return await queryValue(db, column.json)`${statement}`;
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}
