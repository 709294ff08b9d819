import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/database/db.ts";

/** How a book was settled, beside its other columns; all null while it is not. */
export interface SettlementColumns {
  settled_way: string | null;
  settled_mode: string | null;
  settled_reference: string | null;
  settled_at: Date | null;
  settled_by: string | null;
  settled_saved_paise: bigint | null;
  settled_saved_mg: bigint | null;
  settled_bonus_paise: bigint | null;
  settled_bonus_mg: bigint | null;
}

/** The columns of `SettlementColumns`, for a query that joins `SETTLEMENT` to its `books b`. */
export const SETTLEMENT_COLUMNS = Prisma.sql`
  settled.way as settled_way, settled.mode as settled_mode, settled.reference as settled_reference, settled.settled_at,
  settler.name as settled_by, settled.saved_paise as settled_saved_paise, settled.saved_mg as settled_saved_mg,
  settled.bonus_paise as settled_bonus_paise, settled.bonus_mg as settled_bonus_mg`;

export const SETTLEMENT = Prisma.sql`
  left join settlements settled on settled.book_id = b.id
  left join users settler on settler.id = settled.settled_by_id`;

/** A settlement as it is stored. Days are "YYYY-MM-DD". */
export interface SettlementRow {
  book_id: bigint;
  way: string;
  business_day: string;
  saved_paise: bigint;
  saved_mg: bigint;
  bonus_paise: bigint;
  bonus_mg: bigint;
  instalments_paid: number;
  matures_on: string;
  waiver_percent: number | null;
  waiver_cap_paise: bigint | null;
}

/** The settlements of the books after one, in the order of the books. */
export function settlementsAfter(db: Database, bookId: bigint, limit: number): Promise<SettlementRow[]> {
  return db.$queryRaw<SettlementRow[]>`
    select book_id, way, to_char(business_day, 'YYYY-MM-DD') as business_day, saved_paise, saved_mg, bonus_paise, bonus_mg,
      instalments_paid, to_char(matures_on, 'YYYY-MM-DD') as matures_on, waiver_percent, waiver_cap_paise
    from settlements where book_id > ${bookId} order by book_id limit ${limit}`;
}
