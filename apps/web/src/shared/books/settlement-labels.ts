import type { getBook } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";

export type Settlement = NonNullable<OutputOf<typeof getBook>["book"]["settlement"]>;

/** "Jewellery bill JB-26-400", "Refund, Cash" */
export function settlementMethodLabel({
  method,
  mode,
  reference,
}: Pick<Settlement, "method" | "mode" | "reference">): string {
  const named = mode === null ? labelOf(method) : `${labelOf(method)}, ${labelOf(mode)}`;
  return reference === null ? named : `${named} ${reference}`;
}

/** "Code of the client", "Ravi Kumar, Aadhaar …4821"; null for a settlement of the time before the client was asked. */
export function confirmationLabel({
  confirmedBy,
  identityPaper,
  identityPaperEnd,
  handedTo,
}: Settlement): string | null {
  if (confirmedBy === null || identityPaper === null) return confirmedBy && labelOf(confirmedBy);
  return `${labelOf(confirmedBy)}: ${handedTo ?? ""}, ${labelOf(identityPaper)} …${identityPaperEnd ?? ""}`;
}

/** What the client got: rupees, or for a book that saves gold the weight and a bonus in rupees. */
export function settlementAmountLabel({ method, savedMg, totalPaise, totalMg, bonusPaise }: Settlement): string {
  return owedText({ savesGold: method !== "Refund" && savedMg > 0n, totalPaise, totalMg, bonusPaise });
}

export function owedText(owed: {
  savesGold: boolean;
  totalPaise: bigint;
  totalMg: bigint;
  bonusPaise: bigint;
}): string {
  if (!owed.savesGold) return rupees(owed.totalPaise);
  return owed.bonusPaise === 0n ? grams(owed.totalMg) : `${grams(owed.totalMg)} + ${rupees(owed.bonusPaise)}`;
}

/** The reason why a book cannot be settled. Without `savedPaise` the form checks the savings. */
export function reasonNotToSettle(status: string, isAdmin: boolean, savedPaise?: bigint): string | undefined {
  if (status === "Settled") return t("This book is settled already.");
  if (!isAdmin) return t("Only an Admin settles a book.");
  return savedPaise === 0n ? t("Nothing is saved on this book.") : undefined;
}
