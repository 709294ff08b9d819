import type { Terms } from "@thangam/terms/terms";
import { storedParts } from "#features/books/quotes/asked-parts.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { settleParts } from "#ledger/settle-parts.ts";
import { lastPartsOf } from "./part-store.ts";
import { bonusOf, partsPayload } from "./parts-payload.ts";
import type { Given, Settling } from "./settle-whole.ts";
import { partsOf } from "./settlement-terms.ts";
import type { SettlementTerms } from "./settlement-terms.ts";

/** Settles parts of a book under terms, or all of it; the database reckons what they come to by its own evaluator. */
export async function settleInParts(
  settling: Settling,
  book: BookRow,
  asked: SettlementTerms & { terms: Terms },
): Promise<Given> {
  const { tx, context, now, today, remarks, confirmation } = settling;
  await settleParts(tx, context, now, today, {
    bookId: book.id,
    parts: storedParts(partsOf(asked, asked.terms)),
    remarks,
    confirmation,
    totalPaise: asked.totalPaise,
    totalMg: asked.totalMg,
  });
  const { maturesOn, settlement, parts } = await lastPartsOf(tx, book.id);
  const bonus = bonusOf(parts);
  return {
    maturesOn,
    bonusPaise: bonus.bonusPaise,
    told: {
      key: `book_part_settled:${book.id}:${settlement}`,
      payload: { method: "parts", ...partsPayload(asked, bonus, parts) },
    },
  };
}
