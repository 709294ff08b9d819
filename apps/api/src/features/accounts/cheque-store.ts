import { chequeStatusCodes } from "@thangam/contracts/accounts/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";

const cheque = row({
  paymentId: column.id,
  bookId: column.id,
  bookNumber: column.text,
  clientName: column.text,
  chequeNumber: column.nullable(column.text),
  amountPaise: column.paise,
  paidOn: column.day,
  status: column.phraseOf(chequeStatusCodes),
  isCredited: column.boolean,
  changedOn: column.nullable(column.day),
  reason: column.nullable(column.text),
});

interface Filter {
  status: CodeIn<typeof chequeStatusCodes> | undefined;
  search: string | undefined;
  sort: string | undefined;
  limit: number;
  offset: number;
}

export async function selectCheques(db: Reader, { status, search, sort, limit, offset }: Filter) {
  const pattern = search === undefined ? null : containing(search);
  const where = Prisma.sql`
    ${status === undefined ? Prisma.sql`true` : Prisma.sql`c.status = ${status}`}
    and ${pattern === null ? Prisma.sql`true` : Prisma.sql`(b.number ilike ${pattern} or k.name ilike ${pattern} or p.transaction_number ilike ${pattern})`}`;
  const from = Prisma.sql`
    cheques c join payments p on p.id = c.payment_id join books b on b.id = p.book_id join clients k on k.id = b.client_id`;
  const [rows, total] = await Promise.all([
    queryRows(db, cheque)`
      select c.payment_id, b.id as book_id, b.number as book_number, k.name as client_name,
        p.transaction_number as cheque_number, p.amount_paise, p.business_day::text as paid_on, c.status,
        p.status = 'credited' as is_credited, c.changed_on::text as changed_on, c.reason
      from ${from} where ${where}
      order by ${orderOf(sort)}
      limit ${limit} offset ${offset}`,
    queryValue(db, column.integer)`select count(*)::int from ${from} where ${where}`,
  ]);
  return { rows, total };
}

function orderOf(sort: string | undefined): Prisma.Sql {
  switch (sort ?? "-paidOn") {
    case "paidOn":
      return Prisma.sql`p.business_day, c.payment_id`;
    case "amount":
      return Prisma.sql`p.amount_paise, c.payment_id`;
    case "-amount":
      return Prisma.sql`p.amount_paise desc, c.payment_id desc`;
    default:
      return Prisma.sql`p.business_day desc, c.payment_id desc`;
  }
}
