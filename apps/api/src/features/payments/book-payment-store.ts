import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { paymentStatusRank } from "./payment-order-store.ts";

interface BookPaymentFilter {
  bookId: bigint;
  search?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

const bookPayment = row({
  id: column.id,
  status: column.phraseOf(paymentStatusCodes),
  mode: column.phraseOf(paymentModeCodes),
  amountPaise: column.paise,
  paidAt: column.moment,
  instalmentNumber: column.nullable(column.integer),
  instalmentCount: column.integer,
  weightMg: column.nullable(column.milligrams),
  receiptNumber: column.nullable(column.text),
});

type BookPayment = RowOf<typeof bookPayment>;

/** The payments of a book; a search also finds the phrase of a status. */
export async function paymentsOfBook(
  db: Database,
  { bookId, search, sort, limit, offset }: BookPaymentFilter,
): Promise<{ rows: BookPayment[]; total: number }> {
  const found = Prisma.sql`from payments p where p.book_id = ${bookId} ${matching(search)}`;
  const [rows, total] = await Promise.all([
    queryRows(db, bookPayment)`
      select p.id, p.status, p.mode, p.amount_paise, p.paid_at, p.instalment_number, p.instalment_count, p.weight_mg,
        p.receipt_number
      ${found}
      order by ${ORDER_BY_SORT[sort ?? "-paidAt"] ?? ORDER_BY_SORT["-paidAt"]}, p.id desc
      limit ${limit} offset ${offset}`,
    queryValue(db, column.integer)`select count(*)::int ${found}`,
  ]);
  return { rows, total };
}

function matching(search: string | undefined): Prisma.Sql {
  if (search === undefined) return Prisma.empty;
  const typed = search.toLowerCase();
  const statuses = paymentStatusCodes.entries.flatMap(([code, phrase]) =>
    phrase.toLowerCase().includes(typed) ? [code] : [],
  );
  const pattern = containing(search);
  return Prisma.sql`and (p.transaction_number ilike ${pattern} or p.receipt_number ilike ${pattern}
    or p.status = any(${statuses}))`;
}

const statusRank = paymentStatusRank(Prisma.sql`p.status`);
const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  paidAt: Prisma.sql`p.paid_at`,
  "-paidAt": Prisma.sql`p.paid_at desc`,
  amount: Prisma.sql`p.amount_paise`,
  "-amount": Prisma.sql`p.amount_paise desc`,
  status: statusRank,
  "-status": Prisma.sql`${statusRank} desc`,
};
