import { operations } from "@thangam/contracts";
import { partWayCodes } from "@thangam/contracts/books/part-schemas";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { decodeBill, decodeBillLines } from "@thangam/terms/json/bill-schemas";
import { query } from "#kernel/handler.ts";
import { bookById } from "#features/books/book-store.ts";
import { partView } from "#features/books/quotes/quoted-settlement.ts";
import { partsOfBook } from "./part-store.ts";
import type { PartRow } from "./part-store.ts";

/** The same for staff and for whose book it is; a bill is printed from it. */
export const listSettledParts = query(operations.listSettledParts, async ({ input, db, refuse }) => {
  if ((await bookById(db, input.bookId)) === undefined) throw refuse("book_not_found");
  return (await partsOfBook(db, input.bookId)).map(settledPartView);
});

function settledPartView({ way, mode, lines, bill, ...row }: PartRow) {
  const { settlement, part, reference, settledAt, settledBy, purity, ratePaisePerGram } = row;
  return {
    settlement,
    part,
    way: partWayCodes.phraseOf(way),
    mode: mode && counterModeCodes.phraseOf(mode),
    reference,
    settledAt,
    settledBy,
    purity,
    ratePaisePerGram,
    lines: decodeBillLines(lines ?? []).map(({ item, kind, weightMg, va, stonePaise }) => ({
      item,
      kind: kind ?? null,
      weightMg: milligrams(weightMg),
      vaPercent: "percent" in va ? va.percent : null,
      vaPaisePerGram: "percent" in va ? null : paise(va.paisePerGram),
      stonePaise: paise(stonePaise ?? 0n),
    })),
    ...partView({ ...row, bill: bill === null ? null : decodeBill(bill) }),
  };
}
