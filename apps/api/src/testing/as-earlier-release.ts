import type { Client } from "pg";
import { recordExisting } from "#platform/database/record-existing.ts";

type Owner = Pick<Client, "query">;

/** Leaves what an earlier release may have left: the statements run past every guard, and rows count as found as they then are. */
export async function asEarlierRelease(owner: Owner, ...statements: readonly string[]): Promise<void> {
  await owner.query("set session_replication_role = replica");
  for (const statement of statements) await owner.query(statement);
  await owner.query("truncate record_versions, record_chains, record_forms");
  await owner.query("set session_replication_role = origin");
  await recordExisting(owner);
}
