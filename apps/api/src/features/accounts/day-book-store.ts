import { accountCodes, journalKindCodes } from "@thangam/contracts/accounts/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { row } from "#platform/database/rows.ts";
import type { Days } from "./period.ts";
import { andOf, isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

const entry = row({
  journalId: column.id,
  day: column.day,
  postedAt: column.moment,
  kind: column.phraseOf(journalKindCodes),
  reference: column.nullable(column.text),
  bookNumber: column.nullable(column.text),
  clientName: column.nullable(column.text),
  postedBy: column.nullable(column.text),
  placeName: column.text,
  debits: column.listOf(column.phraseOf(accountCodes)),
  credits: column.listOf(column.phraseOf(accountCodes)),
  amountPaise: column.nullable(column.paise),
  weightMg: column.nullable(column.milligrams),
  isCorrectable: column.boolean,
});

interface Filter extends Days {
  account: CodeIn<typeof accountCodes> | undefined;
  /** Of their journals those are read that have a line in their books, with these lines. */
  branches: Branches;
  isOwnMoney: boolean;
  search: string | undefined;
  isNewestFirst: boolean;
}

/** The journals of some days, each with the accounts that it debits and credits. */
export function selectDayBook(db: Reader, filter: Filter, slice: Slice) {
  return selectListed(db, entry, listingOf(filter), slice);
}

export function dayBookKeys(db: Reader, filter: Filter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: Filter): Listing {
  const direction = filter.isNewestFirst ? Prisma.sql`desc` : Prisma.sql`asc`;
  const ofTheirs = andOf(Prisma.sql`l.branch_id`, filter.branches);
  return {
    columns: Prisma.sql`
      select j.id as journal_id, j.business_day::text as day, j.posted_at, j.kind,
        nullif(concat_ws(' · ', p.receipt_number, j.reason), '') as reference,
        b.number as book_number, k.name as client_name, u.name as posted_by, coalesce(branch_name(s.id), s.name) as place_name,
        array(select l.account from journal_lines l where l.journal_id = j.id and l.amount < 0 ${ofTheirs} order by l.line) as debits,
        array(select l.account from journal_lines l where l.journal_id = j.id and l.amount > 0 ${ofTheirs} order by l.line) as credits,
        ${creditedIn("INR")} as amount_paise, ${creditedIn("GOLD")} as weight_mg,
        is_correctable(j.kind)
          and not exists (select from journals r where r.reverses_id = j.id) as is_correctable`,
    from: Prisma.sql`
      from journals j join places s on s.id = j.place_id
      left join payments p on p.id = j.payment_id
      left join books b on b.id = coalesce(j.book_id, p.book_id)
      left join clients k on k.id = b.client_id
      left join users u on u.id = j.actor_id
      where ${whereOf(filter)}`,
    key: Prisma.sql`j.id`,
    order: Prisma.sql`j.business_day ${direction}, j.id ${direction}`,
  };
}

/** What a journal moves in a commodity, which is the same on both sides and in each branch. */
function creditedIn(commodity: "INR" | "GOLD"): Prisma.Sql {
  return Prisma.sql`(
    select max(l.amount) from journal_lines l
    where l.journal_id = j.id and l.amount > 0 and l.commodity = ${commodity})`;
}

function whereOf({ branches, fromDay, toDay, account, isOwnMoney, search }: Filter): Prisma.Sql {
  const conditions = [Prisma.sql`j.business_day between ${fromDay}::date and ${toDay}::date`];
  if (branches !== null)
    conditions.push(
      Prisma.sql`exists (select from journal_lines l where l.journal_id = j.id and ${isOf(Prisma.sql`l.branch_id`, branches)})`,
    );
  if (isOwnMoney) conditions.push(Prisma.sql`j.book_id is null`);
  if (account !== undefined)
    conditions.push(
      Prisma.sql`exists (select from journal_lines l where l.journal_id = j.id and l.account = ${account})`,
    );
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(
      Prisma.sql`(b.number ilike ${pattern} or p.receipt_number ilike ${pattern} or j.reason ilike ${pattern})`,
    );
  }
  return Prisma.join(conditions, " and ");
}
