import { partWayCodes } from "@thangam/contracts/books/part-schemas";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { assert } from "#platform/assert.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const partRow = row({
  settlement: column.integer,
  part: column.integer,
  way: column.enumOf(partWayCodes.all),
  mode: column.nullable(column.enumOf(counterModeCodes.all)),
  reference: column.nullable(column.text),
  settledAt: column.moment,
  settledBy: column.nullable(column.text),
  maturesOn: column.day,
  purity: column.nullable(column.text),
  /** Of the bill's gold. */
  ratePaisePerGram: column.nullable(column.paise),
  lines: column.nullable(column.json),
  paise: column.paise,
  mg: column.milligrams,
  bonusPaise: column.paise,
  bonusMg: column.milligrams,
  deductedPaise: column.paise,
  worthPaise: column.nullable(column.paise),
  bill: column.nullable(column.json),
  coveredMg: column.milligrams,
  toPayPaise: column.nullable(column.paise),
});

export type PartRow = RowOf<typeof partRow>;

/** What was given for the parts of a book, or of one settlement of it, in their order: the last thousand. */
export async function partsOfBook(db: Reader, bookId: bigint, settlement: number | null = null): Promise<PartRow[]> {
  const latestFirst = await queryRows(db, partRow)`
    select p.settlement, p.part, p.way, p.mode, p.reference, s.settled_at, u.name as settled_by,
      to_char(s.matures_on, 'YYYY-MM-DD') as matures_on, p.purity, coalesce(p.bill_rate, s.rate_paise_per_gram) as rate_paise_per_gram,
      p.lines, p.paise, p.mg, p.bonus_paise, p.bonus_mg, p.deducted_paise, p.worth_paise, p.bill, p.covered_mg, p.to_pay_paise
    from settlement_parts p
    join part_settlements s on s.book_id = p.book_id and s.number = p.settlement
    left join users u on u.id = s.settled_by_id
    where p.book_id = ${bookId} and (${settlement}::int is null or p.settlement = ${settlement})
    order by p.settlement desc, p.part desc limit 1000`;
  return latestFirst.toReversed();
}

interface LastParts {
  maturesOn: string;
  settlement: number;
  parts: PartRow[];
}

/** Those of the last settlement, and the maturity that it went by. */
export async function lastPartsOf(db: Reader, bookId: bigint): Promise<LastParts> {
  const parts = await partsOfBook(db, bookId);
  const last = parts.at(-1);
  assert(last !== undefined, "a part that was just settled is there");
  const { maturesOn, settlement } = last;
  return { maturesOn, settlement, parts: parts.filter((part) => part.settlement === settlement) };
}
