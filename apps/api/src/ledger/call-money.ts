import { refusalIn } from "#core/refusal.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";
import type { Statement } from "#platform/database/rows.ts";

/**
 * Runs one SQL function of the ledger and returns what it returns: ``callMoney(db)`select take_counter_payment(…)` ``.
 * What the function refuses is thrown as a refusal of ours.
 */
export function callMoney(db: Database | Transaction): Statement<unknown> {
  return async (sql, ...parameters) => {
    try {
      return await queryValue(db, column.json)(sql, ...parameters);
    } catch (error) {
      throw refusalIn(error) ?? error;
    }
  };
}
