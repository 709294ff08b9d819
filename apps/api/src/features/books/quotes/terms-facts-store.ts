import { decodeSaved } from "@thangam/terms/json/json";
import type { Terms } from "@thangam/terms/terms";
import { assert } from "#platform/assert.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import type { BookRow } from "#features/books/book-store.ts";
import type { TermsFacts } from "./terms-quote.ts";

const taken = column.object({
  paise: column.paiseText,
  mg: column.milligramsText,
  coveredMg: column.milligramsText,
  offPaise: column.paiseText,
});

const factsRow = row({ facts: column.json, ratePaisePerGram: column.nullable(column.paise), before: taken });

/** What a book under terms is reckoned from, with the day's rate of the gold that it saves, and what was settled before. */
export async function termsFactsOf(db: Reader, book: BookRow, terms: Terms, day: string): Promise<TermsFacts> {
  const purity = terms.gold?.purity ?? "22K";
  const { facts, ratePaisePerGram, before } = await queryOnlyRow(db, factsRow)`
    select book_facts(b, v) as facts, (rate_of_purity(${day}::date, ${purity}, b.branch_id)).rate_paise_per_gram, taken_of(b.id) as before
    from books b join scheme_versions v on v.id = b.scheme_version_id where b.id = ${book.id}`;
  const { value: saved } = decodeSaved(facts);
  assert(saved !== null, "book_facts gives what the evaluator takes");
  return { terms, saved, ratePaisePerGram, isOpen: book.status === "approved", before };
}

const purityRate = row({ purity: column.text, paise: column.paise });

/** What a gram of gold of each purity costs a book on a day: in its branch. */
export async function ratesByPurity(db: Reader, bookId: bigint, day: string): Promise<Map<string, bigint>> {
  const rates = await queryRows(db, purityRate)`
    select distinct on (r.purity) r.purity, r.rate_paise_per_gram as paise
    from books b join gold_rates r on r.business_day = ${day}::date and is_rate_of(r, b.branch_id)
    where b.id = ${bookId} order by r.purity, r.id desc`;
  return new Map(rates.map(({ purity, paise }) => [purity, paise]));
}
