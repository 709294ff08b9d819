import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import { paymentStatusRank } from "#features/payments/index.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryKeys } from "#platform/database/listing.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import type { Days } from "./report-days.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

export interface ReportFilter extends Days {
  branches: Branches;
  search?: string | undefined;
  sort?: string | undefined;
  timeZone: string;
}

/** The payments paid between two days, in the order asked for. */
export function reportedPayments(
  db: Database,
  { branches, fromDay, toDay, search, sort, timeZone }: ReportFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Keys> {
  const needsNames = search !== undefined || sort?.endsWith("name") || sort?.endsWith("bookNumber");
  return queryKeys(
    db,
    Prisma.sql`
      select p.id from payments p ${needsNames === true ? named : Prisma.empty}
      where p.business_day between ${fromDay}::date and ${toDay}::date ${andOf(Prisma.sql`p.branch_id`, branches)}
        ${fitting(search, timeZone)}
      order by ${ORDER_BY_SORT[sort ?? "-paidAt"] ?? ORDER_BY_SORT["-paidAt"]}
      limit ${limit} offset ${offset}`,
  );
}

/** The payments of one status. */
const statusTotal = row({
  status: column.phraseOf(paymentStatusCodes),
  paymentCount: column.integer,
  amountPaise: column.paise,
});

export type StatusTotal = RowOf<typeof statusTotal>;

/** Their number and sum by status: from the totals that are kept, or counted when they are searched. */
export function reportedTotals(
  db: Database,
  { branches, fromDay, toDay, search, timeZone }: ReportFilter,
): Promise<StatusTotal[]> {
  if (search === undefined)
    return queryRows(db, statusTotal)`
      select status, sum(count)::int as payment_count, sum(paise)::bigint as amount_paise from payment_totals
      where business_day between ${fromDay}::date and ${toDay}::date ${andOf(Prisma.sql`branch_id`, branches)}
      group by status having sum(count) > 0 order by ${paymentStatusRank(Prisma.sql`status`)}`;
  return queryRows(db, statusTotal)`
    select p.status, count(*)::int as payment_count, sum(p.amount_paise)::bigint as amount_paise
    from payments p ${named}
    where p.business_day between ${fromDay}::date and ${toDay}::date ${andOf(Prisma.sql`p.branch_id`, branches)}
        ${fitting(search, timeZone)}
    group by p.status order by ${paymentStatusRank(Prisma.sql`p.status`)}`;
}

const named = Prisma.sql`join books b on b.id = p.book_id join clients c on c.id = b.client_id`;

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  paidAt: Prisma.sql`p.business_day, p.paid_at, p.id`,
  "-paidAt": Prisma.sql`p.business_day desc, p.paid_at desc, p.id desc`,
  amount: Prisma.sql`p.amount_paise, p.id`,
  "-amount": Prisma.sql`p.amount_paise desc, p.id desc`,
  name: Prisma.sql`c.name, p.id`,
  "-name": Prisma.sql`c.name desc, p.id desc`,
  bookNumber: Prisma.sql`b.number, p.id`,
  "-bookNumber": Prisma.sql`b.number desc, p.id desc`,
  status: Prisma.sql`${paymentStatusRank(Prisma.sql`p.status`)}, p.id`,
  "-status": Prisma.sql`${paymentStatusRank(Prisma.sql`p.status`)} desc, p.id desc`,
};

/** Free text over name, book number, mobile, e-mail and the time of day. */
function fitting(search: string | undefined, timeZone: string): Prisma.Sql {
  if (search === undefined) return Prisma.empty;
  const pattern = containing(search);
  return Prisma.sql`and (c.name ilike ${pattern} or b.number ilike ${pattern} or c.mobile ilike ${pattern}
    or c.email ilike ${pattern} or to_char(p.paid_at at time zone ${timeZone}, 'HH24:MI') like ${pattern})`;
}
