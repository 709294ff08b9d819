import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { beginningWith, containing, endingWith } from "#platform/database/like.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import { searchTermsOf } from "./search-terms.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

const foundBook = row({
  bookNumber: column.text,
  clientId: column.id,
  clientName: column.text,
  clientMobile: column.text,
  schemeName: column.text,
  status: column.phraseOf(bookStatusCodes),
  branchNumber: column.integer,
  branchName: column.branchName,
});

/** So many of one kind at most are put in order: a common name has more books than anybody reads. */
const CANDIDATES = 500;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface BookSearch {
  typed: string;
  branches: Branches;
  /** Whether the whole number of a book of another branch finds it, as at the counter. */
  isAtCounter: boolean;
  limit: number;
}

/**
 * Books that fit what was typed or scanned: by number, with or without its letters; by all words of the client's name, in any
 * order; by the beginning or the end of a mobile number; by a receipt. The book of that number first, then open ones.
 * Of another branch only the book is found whose whole number was typed or scanned, for a payment at this counter.
 * Each kind is looked up by an index of its own, because one condition over two tables would read both.
 */
export function findBookRows(db: Reader, { typed, branches, isAtCounter, limit }: BookSearch) {
  const { number, receipt, digits, words } = searchTermsOf(typed);
  const isNamed = Prisma.join(
    [Prisma.sql`${words.length > 0}`, ...words.map((word) => Prisma.sql`c.name ilike ${containing(word)}`)],
    " and ",
  );
  return queryRows(db, foundBook)`
    with found as (
      (select id from books where ${number} <> '' and number like ${beginningWith(number)} order by number limit ${CANDIDATES})
      union (select id from books where ${digits}::text is not null and number like ${endingWith(digits ?? "")} limit ${CANDIDATES})
      union (select book_id from payments where receipt_number = ${receipt})
      union (
        select b.id from clients c join books b on b.client_id = c.id
        where ${isNamed} limit ${CANDIDATES}
      )
      union (
        select b.id from clients c join books b on b.client_id = c.id
        where ${digits}::text is not null
          and (c.mobile like ${beginningWith(digits ?? "")} or c.mobile like ${endingWith(digits ?? "")})
        limit ${CANDIDATES}
      )
    )
    select b.number as book_number, b.client_id, c.name as client_name, c.mobile as client_mobile,
      v.name as scheme_name, b.status, b.branch_id::int as branch_number, branch_name(b.branch_id) as branch_name
    from found
    join books b on b.id = found.id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    where b.status <> 'withdrawn' and (${isAtCounter} and b.number = ${number} or ${isOf(Prisma.sql`b.branch_id`, branches)})
    order by ${number} not in (b.number, ltrim(b.number, ${LETTERS})), b.status <> 'approved',
      b.number not like ${beginningWith(number)}, b.number not like ${endingWith(digits ?? "-")}, b.number
    limit ${limit}`;
}
