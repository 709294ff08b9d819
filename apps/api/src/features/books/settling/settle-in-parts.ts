import type { Terms } from "@thangam/terms/terms";
import { storedParts } from "#features/books/quotes/asked-parts.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { settleParts } from "#ledger/settle-parts.ts";
import { lastPartsOf } from "./part-store.ts";
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
  const { maturesOn, settlement, parts, givenPaise } = await lastPartsOf(tx, book.id);
  const sumOf = (amount: (part: (typeof parts)[number]) => bigint) =>
    parts.reduce((sum, part) => sum + amount(part), 0n);
  const [bonusPaise, bonusMg] = [sumOf((part) => part.bonusPaise), sumOf((part) => part.bonusMg)];
  return {
    maturesOn,
    totalPaise: asked.totalPaise,
    bonusPaise,
    worthPaise: givenPaise,
    told: {
      key: `book_part_settled:${book.id}:${settlement}`,
      payload: {
        method: "parts",
        savedPaise: (asked.totalPaise - bonusPaise).toString(),
        savedMg: (asked.totalMg - bonusMg).toString(),
        bonusPaise: bonusPaise.toString(),
        bonusMg: bonusMg.toString(),
        parts: parts.map(({ way, mode, reference }) => ({ method: way, mode, reference })),
      },
    },
  };
}
