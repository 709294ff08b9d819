import type { BusinessDay } from "@thangam/contracts/values/time";
import type { PartProblem } from "@thangam/terms/settlement-types";
import type { Refuse } from "#core/refusal.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { olderQuoteOf } from "#features/books/quotes/quote-of-book.ts";
import { settledOn, totalsOf } from "#features/books/quotes/quoted-settlement.ts";
import { withBillRates } from "#features/books/quotes/bill-rates.ts";
import { termsFactsOf } from "#features/books/quotes/terms-facts-store.ts";
import { termsOf as schemeTermsOf } from "#features/schemes/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { bonusOf, partsPayload } from "./parts-payload.ts";
import { partsOf } from "./settlement-terms.ts";
import type { SettlementTerms } from "./settlement-terms.ts";

type PartRefusal = Exclude<PartProblem, "gold_unknown"> | "gold_rate_missing";

interface OfferCall {
  tx: Transaction;
  today: BusinessDay;
  refuse: Refuse<PartRefusal>;
}

/** What a settlement gives, with what the message of its code says of it. */
interface Offer {
  totalPaise: bigint;
  totalMg: bigint;
  payload: Record<string, unknown>;
}

/** What a settlement on just these terms would give now. */
export async function offerOf(call: OfferCall, book: BookRow, asked: SettlementTerms): Promise<Offer> {
  const terms = schemeTermsOf(book.terms);
  return terms === null ? offerOfWhole(call, book, asked) : offerOfParts(call, book, { ...asked, terms });
}

async function offerOfWhole({ tx, today }: OfferCall, book: BookRow, { method }: SettlementTerms): Promise<Offer> {
  const { today: owed } = await olderQuoteOf(tx, book, today);
  const isRefund = method === "refund";
  return {
    totalPaise: isRefund ? owed.paidPaise : owed.totalPaise,
    totalMg: isRefund ? owed.weightMg : owed.totalMg,
    payload: {
      savedPaise: owed.paidPaise.toString(),
      savedMg: owed.weightMg.toString(),
      bonusPaise: (isRefund ? 0n : owed.bonusPaise).toString(),
      bonusMg: (isRefund ? 0n : owed.bonusMg).toString(),
    },
  };
}

async function offerOfParts(
  { tx, today, refuse }: OfferCall,
  book: BookRow,
  asked: SettlementTerms & { terms: NonNullable<ReturnType<typeof schemeTermsOf>> },
): Promise<Offer> {
  const facts = await termsFactsOf(tx, book, asked.terms, today);
  const parts = await withBillRates(tx, { bookId: book.id, day: today }, partsOf(asked, asked.terms));
  const settled = parts === null ? { problem: "gold_unknown" as const, at: 0 } : settledOn(facts, today, parts);
  if (settled.problem !== null) {
    const { problem, at } = settled;
    throw problem === "gold_unknown"
      ? refuse("gold_rate_missing", { day: today })
      : refuse(problem, { part: String(at + 1), label: "" });
  }
  const { totalPaise, totalMg } = totalsOf(settled.parts);
  return { totalPaise, totalMg, payload: partsPayload({ totalPaise, totalMg }, bonusOf(settled.parts), parts ?? []) };
}
