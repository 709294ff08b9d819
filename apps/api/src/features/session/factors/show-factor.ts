import type { ShownPasskey } from "@thangam/contracts/session/factor-schemas";
import { countAttempt } from "#features/session/attempts.ts";
import type { Limit } from "#features/session/attempt-store.ts";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { fromBase64Url, toBase64Url, verifiedShown } from "#platform/security/passkeys.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { totpStepOf } from "#platform/security/totp.ts";
import { findBackupCode, takeBackupCode } from "./backup-code-store.ts";
import { countChallengeTry, takePasskeyChallenge } from "./challenge-store.ts";
import type { OwnedChallenge } from "./challenges.ts";
import { findPasskey, takeSignature, takeTotpStep, totpOf } from "./factor-store.ts";

interface Call {
  db: Database;
  now: Date;
  services: Pick<Services, "secrets" | "relyingParty">;
  refuse: Refuse<"challenge_over" | "too_many_attempts">;
}

/** What was shown: a code, or what a passkey signed. */
export interface Proof {
  code?: string | undefined;
  passkey?: ShownPasskey | undefined;
}

/** A factor that was right, before it is used up. */
export type ShownFactor =
  | { by: "totp"; factorId: bigint; step: number }
  | { by: "passkey"; factorId: bigint; from: number; to: number }
  | { by: "backup_code"; codeHash: Uint8Array<ArrayBuffer> };

/**
 * The factor of a challenge's person that was shown; null where it is not right. A challenge stands five tries. Codes of an app
 * are counted by `limits`, too: there are few of them, while a backup code and a passkey cannot be guessed, so that their
 * owner is never kept from using one.
 */
export async function shownFactor(
  call: Call,
  challenge: OwnedChallenge,
  proof: Proof,
  limits: readonly Limit[],
): Promise<ShownFactor | null> {
  const { db, now, services, refuse } = call;
  const { tokenHash, userId } = challenge;
  if (!(await countChallengeTry(db, tokenHash, now))) throw refuse("challenge_over");
  if (proof.passkey !== undefined) return shownPasskey(call, challenge, proof.passkey);
  const code = plainCode(proof.code ?? "");
  if (!/^\d{6}$/.test(code)) {
    // A code on paper outlives the secret that it was made under.
    const hashes = services.secrets.hashesOf(backupPurpose, ...backupParts(userId, code));
    const codeHash = await findBackupCode(db, userId, hashes);
    return codeHash === null ? null : { by: "backup_code", codeHash };
  }
  await countAttempt(db, limits, now, refuse);
  const totp = await totpOf(db, userId);
  if (totp === null) return null;
  const step = stepOf(services.secrets, totp.sealedSecret, { userId, code, now });
  return step === null ? null : { by: "totp", factorId: totp.id, step };
}

/** Which step of time a code of a sealed secret is of; null for a wrong one, and where no secret that the installation knows opens it. */
export function stepOf(
  secrets: Secrets,
  sealedSecret: Uint8Array,
  { userId, code, now }: { userId: bigint; code: string; now: Date },
): number | null {
  let secret: string;
  try {
    secret = secrets.open(sealedSecret, totpPlace(userId));
  } catch {
    return null;
  }
  return totpStepOf(secret, code, now);
}

async function shownPasskey(
  { db, services: { relyingParty } }: Call,
  { tokenHash, userId }: OwnedChallenge,
  passkey: ShownPasskey,
): Promise<ShownFactor | null> {
  const asked = await takePasskeyChallenge(db, tokenHash);
  const kept = await findPasskey(db, fromBase64Url(passkey.id));
  if (relyingParty === null || asked === null || kept === null || kept.userId !== userId) return null;
  if (!isHandleOf(kept, passkey)) return null;
  const to = await verifiedShown(relyingParty, asked, passkey, { kept, isAlone: false });
  return to === null ? null : { by: "passkey", factorId: kept.id, from: kept.signCount, to };
}

/** Whether a passkey names the person that it was made for, where it names one. */
export function isHandleOf({ userHandle }: { userHandle: Uint8Array }, { response }: ShownPasskey): boolean {
  return (response.userHandle ?? "") === "" || response.userHandle === toBase64Url(userHandle);
}

/** Uses a factor up that was right; false where it was used a moment earlier. */
export function takeFactor(tx: Transaction, now: Date, userId: bigint, shown: ShownFactor): Promise<boolean> {
  switch (shown.by) {
    case "totp":
      return takeTotpStep(tx, shown.factorId, shown.step, now);
    case "passkey":
      return takeSignature(tx, shown.factorId, shown, now);
    case "backup_code":
      return takeBackupCode(tx, userId, shown.codeHash, now);
  }
}

/** As it is compared: people write codes in groups, and in capitals. */
function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, "");
}

/** What is kept of a backup code. */
export function backupHashOf(secrets: Secrets, userId: bigint, code: string): Uint8Array<ArrayBuffer> {
  return secrets.hashOf(backupPurpose, ...backupParts(userId, code));
}

const backupPurpose = "backup code";
const backupParts = (userId: bigint, code: string) => [userId.toString(), plainCode(code)];

/** What the secret of an app is bound to. */
export const totpPlace = (userId: bigint) => `totp of ${userId}`;
