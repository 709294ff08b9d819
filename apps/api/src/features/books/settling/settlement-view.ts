import {
  confirmationCodes,
  identityPaperCodes,
  settlementMethodCodes,
} from "@thangam/contracts/books/settlement-schemas";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { milligrams, paise } from "@thangam/contracts/values/money";
import type { Settled } from "./settlement-store.ts";

/** How a book ended, for its owner and for staff; null until it is settled. */
export function settlementView(book: Settled) {
  if (book.settledMethod === null || book.settledAt === null) return null;
  const [savedPaise, savedMg] = [book.settledSavedPaise ?? 0n, book.settledSavedMg ?? 0n];
  const [bonusPaise, bonusMg] = [book.settledBonusPaise ?? 0n, book.settledBonusMg ?? 0n];
  const deductedPaise = book.settledDeductedPaise ?? 0n;
  return {
    method: settlementMethodCodes.phraseOf(book.settledMethod),
    mode: book.settledMode && counterModeCodes.phraseOf(book.settledMode),
    reference: book.settledReference,
    confirmedBy: book.settledConfirmedBy && confirmationCodes.phraseOf(book.settledConfirmedBy),
    identityPaper: book.settledIdentityPaper && identityPaperCodes.phraseOf(book.settledIdentityPaper),
    identityPaperEnd: book.settledIdentityPaperEnd,
    handedTo: book.settledHandedTo,
    settledAt: book.settledAt,
    settledBy: book.settledBy,
    savedPaise: paise(savedPaise),
    savedMg: milligrams(savedMg),
    bonusPaise: paise(bonusPaise),
    bonusMg: milligrams(bonusMg),
    deductedPaise: paise(deductedPaise),
    totalPaise: paise(savedPaise + bonusPaise - deductedPaise),
    totalMg: milligrams(savedMg + bonusMg),
  };
}
