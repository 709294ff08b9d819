import type { Operation } from "@thangam/contracts/kernel/operation";
import type { CommandContext } from "#core/command-context.ts";
import type { Danger } from "#core/danger.ts";
import { mustBeWeighed } from "#platform/database/database-errors.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { runMoneyOrAsk } from "./run-or-ask.ts";
import type { Call } from "./run-or-ask.ts";

/** Runs a money operation on a connection, or in a transaction where its call is weighed. */
type RunIn = (
  db: Database | Transaction,
  danger: (what: Danger) => void,
  weighed: Pick<CommandContext, "isWeighed">,
) => Promise<unknown>;

/**
 * Runs a money operation as one statement where it is never dangerous, or looks harmless by its input. Where its function
 * then finds that it is not, it has done nothing, and is run where it may have to wait.
 */
export async function runMoney(call: Call, runIn: RunIn): Promise<unknown> {
  const { db, operation, input } = call;
  const weighed = () =>
    runMoneyOrAsk(call, (tx, dangers) => runIn(tx, (what) => void dangers.push(what), { isWeighed: true }));
  if (operation.approval !== undefined && operation.approval.appliesTo?.(input) !== false) return weighed();
  try {
    return await runIn(db, neverDangerous(operation), {});
  } catch (error) {
    if (operation.approval === undefined || !mustBeWeighed(error)) throw error;
    return weighed();
  }
}

export function neverDangerous({ wire }: Operation): () => never {
  return () => {
    throw new Error(`${wire} declares which of its inputs may be dangerous`);
  };
}
