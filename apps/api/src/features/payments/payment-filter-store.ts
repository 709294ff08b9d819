import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import type { paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import { andOf, isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

export interface PaymentFilter {
  branches: Branches;
  clientId?: bigint | undefined;
  status?: (typeof paymentStatuses)[number] | undefined;
  mode?: (typeof paymentModes)[number] | undefined;
  /** One business day. */
  day?: string | undefined;
  /** Business days, both included; without one of them, from the first or to the last. */
  fromDay?: string | undefined;
  toDay?: string | undefined;
  /** Who took it, at the counter or by crediting it. */
  takenById?: bigint | undefined;
  bookNumber?: string | undefined;
  search?: string | undefined;
}

/** Whether days narrow the list, of which the totals keep how many payments they have. */
export function isOfDays({ day, fromDay, toDay }: PaymentFilter): boolean {
  return day !== undefined || fromDay !== undefined || toDay !== undefined;
}

/** The days of a filter as a condition on a column; `true` without any. */
export function within(column: Prisma.Sql, { day, fromDay, toDay }: PaymentFilter): Prisma.Sql {
  return Prisma.sql`
    ${day === undefined ? Prisma.sql`true` : Prisma.sql`${column} = ${day}::date`}
    ${fromDay === undefined ? Prisma.empty : Prisma.sql`and ${column} >= ${fromDay}::date`}
    ${toDay === undefined ? Prisma.empty : Prisma.sql`and ${column} <= ${toDay}::date`}`;
}

/**
 * Who took a payment `p`, as payments_taken_by_idx has it: whoever credited it, or of a cheque that waits the clerk it was given to;
 * null of one that nobody took in person.
 */
export const takenBy = Prisma.sql`coalesce(p.acknowledged_by_id, case when p.source = 'counter' then p.created_by_id end)`;

/** The payments of branches: what they took. Who looks for a book, a client or a number finds also what others took for their books. */
function ofBranches({ branches, clientId, bookNumber, search }: PaymentFilter): Prisma.Sql {
  const taken = Prisma.sql`p.branch_id`;
  if (branches === null || (clientId === undefined && bookNumber === undefined && search === undefined))
    return andOf(taken, branches);
  const isOfTheirBook = isOf(Prisma.sql`o.branch_id`, branches);
  return Prisma.sql`
    and (${isOf(taken, branches)} or exists (select from books o where o.id = p.book_id and ${isOfTheirBook}))`;
}

/** A receipt number as it stands on paper, or the digits at its end in any series and financial year. */
export function receiptNumbers(search: string, number: bigint | null): Prisma.Sql {
  if (number === null) return Prisma.sql`array[${search.trim().toUpperCase()}]`;
  return Prisma.sql`array(select receipt_number(c.series, s.financial_year, ${number}::bigint)
    from receipt_series s join counters c on c.id = s.counter_id)`;
}

/** What the chosen filters leave of the payments `p`. */
export function narrowing(filter: PaymentFilter): Prisma.Sql {
  const { status, mode, takenById, bookNumber } = filter;
  return Prisma.sql`
    ${status === undefined ? Prisma.empty : Prisma.sql`and p.status = ${paymentStatusCodes.of(status)}`}
    ${mode === undefined ? Prisma.empty : Prisma.sql`and p.mode = ${paymentModeCodes.of(mode)}`}
    ${isOfDays(filter) ? Prisma.sql`and ${within(Prisma.sql`p.business_day`, filter)}` : Prisma.empty}
    ${takenById === undefined ? Prisma.empty : Prisma.sql`and ${takenBy} = ${takenById}`}
    ${bookNumber === undefined ? Prisma.empty : Prisma.sql`and p.book_id = (select id from books where number = ${bookNumber})`}
    ${ofBranches(filter)}`;
}
