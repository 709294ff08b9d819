import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";

export interface FigureRow {
  mode: string;
  opening_paise: bigint;
  receipt_count: number;
  receipts_paise: bigint;
  refund_count: number;
  refunds_paise: bigint;
  expected_paise: bigint;
  counted_paise: bigint | null;
  reason: string | null;
}

/** What the ledger says of a day now. */
export function ledgerFigures(db: Database, day: string) {
  return db.$queryRaw<FigureRow[]>`
    select f.*, null::bigint as counted_paise, null::text as reason from day_figures(${day}::date) f`;
}

/** What the ledger said and what was counted when a day was closed, in the order of the accounts. */
export function countedFigures(db: Database, closingId: bigint) {
  return db.$queryRaw<FigureRow[]>`
    select mode, opening_paise, receipt_count, receipts_paise, refund_count, refunds_paise, expected_paise, counted_paise, reason
    from day_counts where closing_id = ${closingId}
    order by array_position(array['Cash', 'Card', 'UPI', 'Cheque', 'Bank', 'Online'], mode)`;
}

export interface ClosingRow {
  id: bigint;
  day: string;
  carried_paise: bigint;
  note: string | null;
  closed_at: Date;
  closed_by: string | null;
  reopened_at: Date | null;
  reopened_by: string | null;
  reopen_reason: string | null;
  expected_paise: bigint;
  counted_paise: bigint;
}

/** Closes of days, reopened ones among them: of one day, or of all that a search finds. */
export async function selectClosings(
  db: Reader,
  filter: { day?: string; search?: string | undefined; sort?: string | undefined; limit: number; offset: number },
): Promise<{ rows: ClosingRow[]; total: number }> {
  const where = whereOf(filter);
  const people = Prisma.sql`
    left join users u on u.id = c.closed_by_id
    left join users r on r.id = c.reopened_by_id`;
  const direction = filter.sort === "day" ? Prisma.sql`asc` : Prisma.sql`desc`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<ClosingRow[]>`
      select c.id, c.day::text as day, c.carried_paise, c.note, c.closed_at, u.name as closed_by, c.reopened_at,
        r.name as reopened_by, c.reopen_reason, t.expected_paise, t.counted_paise
      from day_closings c ${people}
      cross join lateral (select sum(expected_paise)::bigint as expected_paise, sum(counted_paise)::bigint as counted_paise
        from day_counts where closing_id = c.id) t
      where ${where}
      order by c.day ${direction}, c.id ${direction}
      limit ${filter.limit} offset ${filter.offset}`,
    db.$queryRaw<[{ total: number }]>`select count(*)::int as total from day_closings c ${people} where ${where}`,
  ]);
  return { rows, total: counted.total };
}

/** The day that has to be closed before this one, and the latest day after it that is closed. */
export async function neighbourDays(db: Database, day: string) {
  const [row] = await db.$queryRaw<[{ earlier: string | null; later: string | null }]>`
    select day_to_close_before(${day}::date)::text as earlier,
      (select max(day)::text from day_closings where reopened_at is null and day > ${day}::date) as later`;
  return row;
}

/** What was offered on a day and waits for an acknowledgement. */
export async function pendingOf(db: Database, day: string) {
  const [row] = await db.$queryRaw<[{ count: number; paise: bigint }]>`
    select count(*)::int as count, coalesce(sum(amount_paise), 0)::bigint as paise
    from payments where business_day = ${day}::date and status in ('Pending', 'Successfully Transfer')`;
  return row;
}

function whereOf({ day, search }: { day?: string; search?: string | undefined }): Prisma.Sql {
  if (day !== undefined) return Prisma.sql`c.day = ${day}::date`;
  if (search === undefined) return Prisma.sql`true`;
  const pattern = containing(search);
  return Prisma.sql`(c.note ilike ${pattern} or c.reopen_reason ilike ${pattern} or u.name ilike ${pattern}
    or r.name ilike ${pattern} or to_char(c.day, 'DD-MM-YYYY') like ${pattern}
    or exists (select from day_counts d where d.closing_id = c.id and d.reason ilike ${pattern}))`;
}
