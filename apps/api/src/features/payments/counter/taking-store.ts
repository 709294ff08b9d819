import { paymentModeCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import { takenBy } from "#features/payments/payment-filter-store.ts";

interface Taken {
  userId: bigint;
  day: string;
  branches: Branches;
}

const takenSum = row({
  mode: column.phraseOf(paymentModeCodes),
  paymentCount: column.integer,
  amountPaise: column.paise,
});

const takenPayment = row({
  paymentId: column.id,
  paidAt: column.moment,
  clientName: column.text,
  bookNumber: column.text,
  mode: column.phraseOf(paymentModeCodes),
  amountPaise: column.paise,
});

/** What somebody took on a day by payment method, in the order of the methods. */
export function sumsTakenBy(db: Reader, taken: Taken) {
  return queryRows(db, takenSum)`
    select p.mode, count(*)::int as payment_count, sum(p.amount_paise)::bigint as amount_paise
    from payments p where ${takenOn(taken)}
    group by p.mode order by array_position(${paymentModeCodes.all}::text[], p.mode)`;
}

/** The last payments that somebody took on a day. */
export function latestTakenBy(db: Reader, taken: Taken) {
  return queryRows(db, takenPayment)`
    select p.id as payment_id, p.paid_at, c.name as client_name, b.number as book_number, p.mode, p.amount_paise
    from payments p
    join books b on b.id = p.book_id
    join clients c on c.id = b.client_id
    where ${takenOn(taken)}
    order by p.paid_at desc, p.id desc limit 5`;
}

/** By payments_taken_by_idx. What counts today was taken within a week: a closed day hands what comes on to the next open one. */
function takenOn({ userId, day, branches }: Taken): Prisma.Sql {
  return Prisma.sql`${takenBy} = ${userId} and p.paid_at > ${day}::date - interval '7 days'
    and p.business_day = ${day}::date and p.source = 'counter' and p.status = 'credited'
    ${andOf(Prisma.sql`p.branch_id`, branches)}`;
}
