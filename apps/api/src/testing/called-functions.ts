import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import type { TaskMeta } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The functions of the database that a test file called, where somebody asks for them (scripts/mutation). */
    calledFunctions?: readonly string[];
  }
}

export const areCallsNoted = process.env["NOTE_CALLED_FUNCTIONS"] !== undefined;
const called = new Set<string>();

/**
 * Notes which functions were called in a database that is about to be dropped. PostgreSQL counts them with
 * `track_functions = 'all'`; a session writes its counts at its end at the latest.
 */
export async function noteCalledFunctions(owner: Client): Promise<void> {
  for (let tries = 0; tries < 100 && (await othersAreConnected(owner)); tries += 1) await pause(20);
  const { rows } = await owner.query<{ funcname: string }>("select funcname from pg_stat_user_functions");
  for (const { funcname } of rows) called.add(funcname);
}

/** Gives what was noted to the test file that ends. */
export function handOverCalledFunctions(meta: TaskMeta): void {
  meta.calledFunctions = [...new Set([...(meta.calledFunctions ?? []), ...called])];
  called.clear();
}

async function othersAreConnected(owner: Client): Promise<boolean> {
  const { rows } = await owner.query(
    "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows.length > 0;
}
