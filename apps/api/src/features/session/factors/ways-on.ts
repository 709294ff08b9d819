import type { FactorMethod } from "@thangam/contracts/session/factor-schemas";
import type { Role } from "@thangam/contracts/kernel/roles";
import type { Reader } from "#platform/database/db.ts";
import type { RelyingParty } from "#platform/security/relying-party.ts";
import { countBackupCodes } from "./backup-code-store.ts";
import { factorsOf, isFactorDue } from "./factor-store.ts";

/** How somebody goes on for whom a second factor is due. */
export interface WaysOn {
  /** They have none yet, and add one of these. */
  enrols: boolean;
  methods: FactorMethod[];
}

/** Null for somebody who signs in with the password alone. */
export async function waysOn(
  db: Reader,
  relyingParty: RelyingParty | null,
  { userId, role }: { userId: bigint; role: Role },
): Promise<WaysOn | null> {
  if (!(await isFactorDue(db, userId, role))) return null;
  return (await waysOfFactors(db, relyingParty, userId)) ?? { enrols: true, methods: kindsFor(relyingParty) };
}

/** By what somebody shows who they are; null for somebody without a factor. */
export async function waysOfFactors(
  db: Reader,
  relyingParty: RelyingParty | null,
  userId: bigint,
): Promise<WaysOn | null> {
  const kinds = new Set((await factorsOf(db, userId)).map(({ kind }) => kind));
  if (kinds.size === 0) return null;
  const left = await countBackupCodes(db, userId);
  const usable = kindsFor(relyingParty).filter((kind) => kinds.has(kind));
  return { enrols: false, methods: left > 0 ? [...usable, "backup_code"] : usable };
}

/** Passkeys need a host name. */
function kindsFor(relyingParty: RelyingParty | null): FactorMethod[] {
  return relyingParty === null ? ["totp"] : ["totp", "passkey"];
}
