import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { isOfDays, narrowing, takenBy, within } from "./payment-filter-store.ts";
import type { PaymentFilter } from "./payment-filter-store.ts";
import { findPayments } from "./payment-search-store.ts";

const part = row({
  status: column.phraseOf(paymentStatusCodes),
  mode: column.nullable(column.phraseOf(paymentModeCodes)),
  paymentCount: column.integer,
  amountPaise: column.paise,
});

export type SumPart = RowOf<typeof part>;

/** More payments are not added up one by one. A month of a shop with a hundred thousand books has as many. */
const maxAdded = 200_000;

/**
 * What the payments of a filter are together, by state and payment method. Without the payment method where the totals that are
 * kept say it; null where there are too many to add up.
 */
export async function sumsOfPayments(db: Database, filter: PaymentFilter): Promise<SumPart[] | null> {
  const found = await findPayments(db, filter);
  if (found === "many") return null;
  const isKept = found === null && filter.mode === undefined && filter.takenById === undefined;
  const count = isKept ? await countKept(db, filter) : null;
  if (count !== null && count.total > maxAdded) return count.parts;
  const parts = await addUp(db, filter, found);
  return parts.reduce((total, { paymentCount }) => total + paymentCount, 0) > maxAdded ? null : parts;
}

async function countKept(db: Database, filter: PaymentFilter): Promise<{ parts: SumPart[]; total: number }> {
  const days = isOfDays(filter)
    ? Prisma.sql`${within(Prisma.sql`business_day`, filter)} and business_day > '-infinity'`
    : Prisma.sql`business_day = '-infinity'`;
  const status = filter.status === undefined ? null : paymentStatusCodes.of(filter.status);
  const parts = await queryRows(db, part)`
    select status, null as mode, sum(count)::int as payment_count, sum(paise)::bigint as amount_paise
    from payment_totals where ${days} and (${status}::text is null or status = ${status})
      ${andOf(Prisma.sql`branch_id`, filter.branches)}
    group by status having sum(count) > 0`;
  return { parts, total: parts.reduce((total, { paymentCount }) => total + paymentCount, 0) };
}

/** One more than may be added up shows that there are too many. */
function addUp(db: Database, filter: PaymentFilter, found: Prisma.Sql | null): Promise<SumPart[]> {
  const from =
    found === null ? Prisma.sql`from payments p` : Prisma.sql`from (${found}) found join payments p using (id)`;
  return queryRows(db, part)`
    select status, mode, count(*)::int as payment_count, sum(amount_paise)::bigint as amount_paise
    from (select p.status, p.mode, p.amount_paise ${from} where true ${narrowing(filter)} limit ${maxAdded + 1}) added
    group by status, mode`;
}

const taker = row({ userId: column.id, name: column.text });

/** Staff who ever took a payment of some branches, by name. In a shop of one the index has one entry to find of each. */
export function takersOfPayments(db: Database, branches: Branches) {
  return queryRows(db, taker)`
    select u.id as user_id, u.name from users u
    where u.user_type <> 'Customer'
      and exists (select from payments p where ${takenBy} = u.id ${andOf(Prisma.sql`p.branch_id`, branches)})
    order by u.name, u.id`;
}

const counts = row({
  todayCount: column.integer,
  monthCount: column.integer,
  verifiedCount: column.integer,
  pendingCount: column.integer,
  failedCount: column.integer,
});

/** From the totals that are kept: of today, of this month, and of each state. */
export function countsOfPayments(db: Database, branches: Branches, today: string) {
  const ofAll = (status: string) =>
    Prisma.sql`coalesce(sum(count) filter (where business_day = '-infinity' and status = ${status}), 0)::int`;
  return queryOnlyRow(db, counts)`
    select coalesce(sum(count) filter (where business_day = ${today}::date), 0)::int as today_count,
      coalesce(sum(count) filter (where business_day > '-infinity'), 0)::int as month_count,
      ${ofAll("verified")} as verified_count, ${ofAll("pending")} as pending_count, ${ofAll("failed")} as failed_count
    from payment_totals
    where (business_day = '-infinity' or business_day between date_trunc('month', ${today}::date)::date and ${today}::date)
      ${andOf(Prisma.sql`branch_id`, branches)}`;
}
