import { branchMoneyCodes, transferStateCodes } from "@thangam/contracts/branches/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const bookMoved = row({
  bookNumber: column.text,
  clientName: column.text,
  branchName: column.text,
  paidTotalPaise: column.paise,
});

/** A book as somebody sees it who decides about its branch. */
export function movedBook(db: Reader, bookId: bigint) {
  return queryRow(db, bookMoved)`
    select b.number as book_number, c.name as client_name, r.name as branch_name, t.paid_paise as paid_total_paise
    from books b join clients c on c.id = b.client_id join branches r on r.id = b.branch_id
    join book_balances t on t.book_id = b.id where b.id = ${bookId}`;
}

const due = row({
  debtorNumber: column.integer,
  debtor: column.text,
  creditorNumber: column.integer,
  creditor: column.text,
  owedPaise: column.paise,
  onWayPaise: column.paise,
});

/** What each branch owes another one, by what is kept of it, and what it has sent there; pairs without either are left out. */
export function selectDues(db: Reader, branches: Branches) {
  return queryRows(db, due)`
    with kept as (select branch_id, other_id, sum(paise) as paise from branch_dues group by 1, 2),
    owed as (
      select branch_id as debtor_id, other_id as creditor_id, paise from kept where paise > 0
      union all select other_id, branch_id, -paise from kept where paise < 0),
    sent as (
      select from_id as debtor_id, to_id as creditor_id, sum(amount_paise) as paise from branch_transfers
      where received_at is null and cancelled_at is null group by 1, 2)
    select d.id::int as debtor_number, d.name as debtor, c.id::int as creditor_number, c.name as creditor,
      coalesce(o.paise, 0)::bigint as owed_paise, coalesce(s.paise, 0)::bigint as on_way_paise
    from owed o full join sent s using (debtor_id, creditor_id)
    join branches d on d.id = debtor_id join branches c on c.id = creditor_id
    where ${isOf(Prisma.sql`d.id`, branches)} or ${isOf(Prisma.sql`c.id`, branches)}
    order by 1, 3`;
}

const transfer = row({
  transferId: column.id,
  fromNumber: column.integer,
  from: column.text,
  toNumber: column.integer,
  to: column.text,
  amountPaise: column.paise,
  takenFrom: column.phraseOf(branchMoneyCodes),
  reference: column.nullable(column.text),
  note: column.nullable(column.text),
  state: column.phraseOf(transferStateCodes),
  sentOn: column.day,
  sentAt: column.moment,
  sentById: column.nullable(column.id),
  sentBy: column.nullable(column.text),
  putInto: column.nullable(column.phraseOf(branchMoneyCodes)),
  receivedAt: column.nullable(column.moment),
  receivedBy: column.nullable(column.text),
  cancelledAt: column.nullable(column.moment),
  cancelledBy: column.nullable(column.text),
  cancelReason: column.nullable(column.text),
});

export type Transfer = RowOf<typeof transfer>;

interface TransferFilter {
  branches: Branches;
  state?: CodeIn<typeof transferStateCodes> | undefined;
  search?: string | undefined;
  sort?: string | undefined;
}

/** The money that went from or came to some branches. */
export function selectTransfers(db: Reader, filter: TransferFilter, slice: Slice) {
  return selectListed(db, transfer, listingOf(filter), slice);
}

export function transferKeys(db: Reader, filter: TransferFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

const STATE = Prisma.sql`case when t.received_at is not null then 'received' when t.cancelled_at is not null then 'taken_back'
  else 'on_way' end`;

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  sentOn: Prisma.sql`t.id`,
  "-sentOn": Prisma.sql`t.id desc`,
  amount: Prisma.sql`t.amount_paise, t.id`,
  "-amount": Prisma.sql`t.amount_paise desc, t.id desc`,
};

function listingOf({ branches, state, search, sort }: TransferFilter): Listing {
  const pattern = search === undefined ? null : containing(search);
  return {
    columns: Prisma.sql`
      select t.id as transfer_id, a.id::int as from_number, a.name as "from", b.id::int as to_number, b.name as "to",
        t.amount_paise, t.taken_from, t.reference, t.note, ${STATE} as state, t.sent_on::text as sent_on, t.sent_at,
        t.sent_by_id, s.name as sent_by, t.put_into, t.received_at, r.name as received_by, t.cancelled_at,
        k.name as cancelled_by, t.cancel_reason`,
    from: Prisma.sql`
      from branch_transfers t
      join branches a on a.id = t.from_id join branches b on b.id = t.to_id
      left join users s on s.id = t.sent_by_id
      left join users r on r.id = t.received_by_id
      left join users k on k.id = t.cancelled_by_id
      where (${isOf(Prisma.sql`t.from_id`, branches)} or ${isOf(Prisma.sql`t.to_id`, branches)})
        and ${state === undefined ? Prisma.sql`true` : Prisma.sql`${STATE} = ${state}`}
        and ${pattern === null ? Prisma.sql`true` : Prisma.sql`(t.reference ilike ${pattern} or t.note ilike ${pattern} or s.name ilike ${pattern} or a.name ilike ${pattern} or b.name ilike ${pattern})`}`,
    key: Prisma.sql`t.id`,
    order: ORDER_BY_SORT[sort ?? "-sentOn"] ?? Prisma.sql`t.id desc`,
  };
}
