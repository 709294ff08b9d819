import { operations } from "@thangam/contracts";
import { factorKinds } from "@thangam/contracts/session/factor-schemas";
import { query } from "#kernel/handler.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { countBackupCodes } from "./backup-code-store.ts";
import { factorsOf, isFactorRequired } from "./factor-store.ts";

export const getMyFactors = query(operations.getMyFactors, async ({ actor, db, services }) => {
  const [factors, backupCodesLeft, isRequired] = [
    await factorsOf(db, actor.userId),
    await countBackupCodes(db, actor.userId),
    await isFactorRequired(db, actor.userId, actor.role),
  ];
  return {
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id: id.toString(),
      kind: parseEnum(kind, factorKinds),
      name,
      addedAt: createdAt,
      lastUsedAt,
    })),
    backupCodesLeft,
    isRequired,
    passkeyHost: services.relyingParty?.id ?? null,
  };
});
