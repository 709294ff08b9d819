import type { getEvidence } from "@thangam/contracts/evidence/operations";
import type { CheckpointReason, StatementFault, VerificationKind } from "@thangam/contracts/evidence/schemas";
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

/** What does not fit in a statement, which the server says in English. */
export function faultLabel(fault: StatementFault): string {
  switch (fault) {
    case "This is no statement.":
      return t("This is no statement.");
    case "The checkpoint is not one.":
      return t("The seal in it is none.");
    case "The key that signed the checkpoint is not there.":
      return t("The key that signed its seal is not known to the shop.");
    case "The signature of the checkpoint does not fit.":
      return t("The signature of its seal does not fit.");
    case "The checkpoint was signed with a key that is not the shop's.":
      return t("Its seal was signed with a key that is not the shop's.");
    case "The book does not stand in the checkpoint.":
      return t("The book does not stand in the seal with what is written here.");
    case "The first proof is not of a book.":
      return t("The first proof is not of a book.");
    case "The second proof is not of its client.":
      return t("The second proof is not of the book's client.");
    case "The name is not the client's.":
      return t("The name is not the client's.");
    case "The lines are not those of the book.":
      return t("The lines are not those of the book.");
    case "The lines do not add up to the balance.":
      return t("The lines do not add up to the balance.");
    case "The shop has sealed nothing yet.":
      return t("The shop has sealed nothing yet.");
  }
}

/** A fingerprint in groups of four, as papers print it. */
export function fingerprint(id: string): string {
  return id.replaceAll(/(.{4})(?=.)/g, "$1-");
}
