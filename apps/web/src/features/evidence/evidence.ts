import type { getEvidence } from "@thangam/contracts/evidence/operations";
import type { CheckpointReason, VerificationKind } from "@thangam/contracts/evidence/schemas";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { t } from "#i18n/i18n.ts";

export type Evidence = OutputOf<typeof getEvidence>;
export type Checkpoint = Evidence["checkpoints"][number];
export type Verification = Evidence["verifications"][number];

export function reasonLabel(reason: CheckpointReason): string {
  switch (reason) {
    case "first":
      return t("The first seal");
    case "more":
      return t("Went on with the one before");
    case "hour":
      return t("An hour was over");
    case "day":
      return t("A day was closed");
    case "restore":
      return t("A backup was brought back");
    case "now":
      return t("Asked for by somebody");
  }
}

export function kindLabel(kind: VerificationKind): string {
  return kind === "full" ? t("Everything") : t("What is new");
}

/** A fingerprint in groups of four, as papers print it. */
export function fingerprint(id: string): string {
  return id.replaceAll(/(.{4})(?=.)/g, "$1-");
}
