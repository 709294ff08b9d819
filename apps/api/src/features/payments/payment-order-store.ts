import { Prisma } from "#generated/prisma/client.ts";

/** What the order of the list of payments needs beside the payments `p`. */
export function joinsOf(sort: string | undefined): Prisma.Sql {
  if (sort?.endsWith("name")) return Prisma.sql`join books b on b.id = p.book_id join clients c on c.id = b.client_id`;
  return sort?.endsWith("bookNumber") ? Prisma.sql`join books b on b.id = p.book_id` : Prisma.empty;
}

export function orderOf(sort: string | undefined): Prisma.Sql {
  return ORDER_BY_SORT[sort ?? "-paidAt"] ?? Prisma.sql`p.paid_at desc, p.id desc`;
}

/** The same of the payments of some days: they are read by the index of the days, newest first. */
export function orderOfDays(sort: string | undefined): Prisma.Sql {
  return sort === undefined ? Prisma.sql`p.business_day desc, p.paid_at desc, p.id desc` : orderOf(sort);
}

/**
 * The place of a status in a list sorted by it: the alphabetical order of the phrases, which the codes do not have. It is
 * written as the index payments_status_rank_idx has it, so that the list is read in that order.
 */
export function paymentStatusRank(status: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`array_position(array['failed', 'credited', 'pending', 'refunded', 'verified'], ${status})`;
}

const statusRank = paymentStatusRank(Prisma.sql`p.status`);

// Each order but those of joined tables, `name` and `bookNumber`, is that of an index, read forwards or backwards.
const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  paidAt: Prisma.sql`p.paid_at, p.id`,
  "-paidAt": Prisma.sql`p.paid_at desc, p.id desc`,
  amount: Prisma.sql`p.amount_paise, p.id`,
  "-amount": Prisma.sql`p.amount_paise desc, p.id desc`,
  name: Prisma.sql`c.name, c.id, p.id`,
  "-name": Prisma.sql`c.name desc, c.id desc, p.id desc`,
  bookNumber: Prisma.sql`b.number, p.id`,
  "-bookNumber": Prisma.sql`b.number desc, p.id desc`,
  status: Prisma.sql`${statusRank}, p.paid_at desc, p.id desc`,
  "-status": Prisma.sql`${statusRank} desc, p.paid_at, p.id`,
};
