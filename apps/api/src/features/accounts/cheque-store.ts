import { chequeStatusCodes } from "@thangam/contracts/accounts/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { row } from "#platform/database/rows.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

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
  branches: Branches;
  status: CodeIn<typeof chequeStatusCodes> | undefined;
  search: string | undefined;
  sort: string | undefined;
}

export function selectCheques(db: Reader, filter: Filter, slice: Slice) {
  return selectListed(db, cheque, listingOf(filter), slice);
}

export function chequeKeys(db: Reader, filter: Filter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf({ branches, status, search, sort }: Filter): Listing {
  const pattern = search === undefined ? null : containing(search);
  return {
    columns: Prisma.sql`
      select c.payment_id, b.id as book_id, b.number as book_number, k.name as client_name,
        p.transaction_number as cheque_number, p.amount_paise, p.business_day::text as paid_on, c.status,
        p.status = 'credited' as is_credited, c.changed_on::text as changed_on, c.reason`,
    from: Prisma.sql`
      from cheques c join payments p on p.id = c.payment_id join books b on b.id = p.book_id
      join clients k on k.id = b.client_id
      where ${status === undefined ? Prisma.sql`true` : Prisma.sql`c.status = ${status}`}
        and ${pattern === null ? Prisma.sql`true` : Prisma.sql`(b.number ilike ${pattern} or k.name ilike ${pattern} or p.transaction_number ilike ${pattern})`}
        ${andOf(Prisma.sql`p.branch_id`, branches)}`,
    key: Prisma.sql`c.payment_id`,
    order: orderOf(sort),
  };
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
