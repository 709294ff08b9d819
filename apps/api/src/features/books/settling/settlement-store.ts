import {
  confirmationCodes,
  identityPaperCodes,
  settlementMethodCodes,
} from "@thangam/contracts/books/settlement-schemas";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import { assert } from "#platform/assert.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import { queryRows, queryValue, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** How a book was settled, beside its other columns; all null while it is not. */
export const settlementColumns = {
  settledMethod: column.nullable(column.enumOf(settlementMethodCodes.all)),
  settledMode: column.nullable(column.enumOf(counterModeCodes.all)),
  settledReference: column.nullable(column.text),
  settledConfirmedBy: column.nullable(column.enumOf(confirmationCodes.all)),
  settledIdentityPaper: column.nullable(column.enumOf(identityPaperCodes.all)),
  settledIdentityPaperEnd: column.nullable(column.text),
  settledHandedTo: column.nullable(column.text),
  settledAt: column.nullable(column.moment),
  settledBy: column.nullable(column.text),
  settledSavedPaise: column.nullable(column.paise),
  settledSavedMg: column.nullable(column.milligrams),
  settledBonusPaise: column.nullable(column.paise),
  settledBonusMg: column.nullable(column.milligrams),
  settledDeductedPaise: column.nullable(column.paise),
};

const settled = row(settlementColumns);
export type Settled = RowOf<typeof settled>;

/** What `settlementColumns` reads, for a query that joins `SETTLEMENT` to its `books b`. */
export const SETTLEMENT_COLUMNS = Prisma.sql`
  settled.method as settled_method, settled.mode as settled_mode, settled.reference as settled_reference,
  settled.confirmed_by as settled_confirmed_by, settled.identity_paper as settled_identity_paper,
  settled.identity_paper_end as settled_identity_paper_end, settled.handed_to as settled_handed_to, settled.settled_at,
  settler.name as settled_by, settled.saved_paise as settled_saved_paise, settled.saved_mg as settled_saved_mg,
  settled.bonus_paise as settled_bonus_paise, settled.bonus_mg as settled_bonus_mg,
  settled.deducted_paise as settled_deducted_paise`;

export const SETTLEMENT = Prisma.sql`
  left join settlements settled on settled.book_id = b.id
  left join users settler on settler.id = settled.settled_by_id`;

/** A settlement as it is stored. */
const settlementRow = row({
  bookId: column.id,
  method: column.enumOf(settlementMethodCodes.all),
  businessDay: column.day,
  savedPaise: column.paise,
  savedMg: column.milligrams,
  bonusPaise: column.paise,
  bonusMg: column.milligrams,
  instalmentsPaid: column.integer,
  maturesOn: column.day,
  waiverPercent: column.nullable(column.integer),
  waiverCapPaise: column.nullable(column.paise),
});

export type SettlementRow = RowOf<typeof settlementRow>;

/** The settlements by older rules of the books after one, in the order of the books. */
export function settlementsAfter(db: Database, bookId: bigint, limit: number): Promise<SettlementRow[]> {
  return queryRows(db, settlementRow)`
    select book_id, method, to_char(business_day, 'YYYY-MM-DD') as business_day, saved_paise, saved_mg, bonus_paise, bonus_mg,
      instalments_paid, to_char(matures_on, 'YYYY-MM-DD') as matures_on, waiver_percent, waiver_cap_paise
    from settlements where book_id > ${bookId} and not is_by_terms order by book_id limit ${limit}`;
}

const given = row({ paise: column.paise, offPaise: column.paise, offAtMostPaise: column.paise });

/**
 * What a book gave in all, its earlier parts with it (`handed_over`), what of that its bills took off, and what of it those without
 * pieces may have taken off.
 */
export async function handedOverOf(db: Reader, bookId: bigint): Promise<RowOf<typeof given>> {
  const [found] = await queryRows(db, given)`
    select coalesce(sum(worth_paise), 0)::bigint as paise, (
      select coalesce(sum((bill ->> 'offPaise')::bigint), 0)::bigint from settlement_parts where book_id = ${bookId}) as off_paise,
      coalesce(sum(off_at_most_paise), 0)::bigint as off_at_most_paise
    from handed_over where book_id = ${bookId}`;
  assert(found !== undefined, "a sum has a row");
  return found;
}

/** What was settled before for the same hands, and nobody else saw (`settled_before`). */
export function settledBefore(db: Reader, bookId: bigint): Promise<bigint> {
  return queryValue(db, column.id)`select settled_before(${bookId})`;
}

/**
 * The bill, voucher or coin of another book that people may take for that of this one, as their numbers look; null without one. Others
 * are found by the two indexes of looks. A coin is one of a part, also where that settled the whole book.
 */
export async function referenceLike(db: Reader, bookId: bigint): Promise<string | null> {
  const [found] = await queryValues(db, column.text)`
    with mine as (
      select method, look_alike_key(reference) as look from settlements where book_id = ${bookId}
      union
      select way, look_alike_key(reference) from settlement_parts where book_id = ${bookId} and way <> 'refund')
    select o.reference from mine n
    cross join lateral (
      select book_id, reference from settlements
      where method = n.method and method in ('jewellery_bill', 'voucher') and look_alike_key(reference) = n.look
      union all
      select book_id, reference from settlement_parts
      where way = n.method and way <> 'refund' and look_alike_key(reference) = n.look) o
    where o.book_id <> ${bookId}
    order by o.book_id limit 1`;
  return found ?? null;
}
