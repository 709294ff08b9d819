import type { Refuse } from "#core/refusal.ts";
import { shopTime } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/db.ts";
import { findPerson } from "./person-store.ts";

interface VersionCall {
  tx: Transaction;
  services: { timeZone: string };
  refuse: Refuse<"changed_meanwhile">;
}

/**
 * Refuses to write over what somebody else saved after the caller read the record, and says who did. `version` is
 * the record's `updatedAt` as it was read; a caller that sends none is not asked. To be called with the record locked.
 */
export async function checkVersion(
  { tx, services, refuse }: VersionCall,
  version: Date | undefined,
  { updatedAt, updatedById }: { updatedAt: Date; updatedById: bigint | null },
): Promise<void> {
  if (version === undefined || version.getTime() === updatedAt.getTime()) return;
  const by = updatedById === null ? null : await findPerson(tx, { id: updatedById });
  throw refuse("changed_meanwhile", { name: by?.name ?? "—", at: shopTime(services.timeZone)(updatedAt) });
}
