import type { BranchReaders, BranchReference } from "#core/branch-readers.ts";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";

const some = column.nullable(column.listOf(column.integer));

/** Reads the branches of a record by a statement that has a row for each, with null where there is no such record. */
function by(statement: (reference: BranchReference) => Prisma.Sql) {
  return (db: Reader, reference: BranchReference): Promise<number[] | null> =>
    queryValue(db, some)`select array_agg(distinct branch_id::int) from (${statement(reference)}) as found(branch_id)`;
}

/** Of which branches each kind of record is. */
export const recordBranches: BranchReaders = {
  keep: async (tx) => void (await tx.$executeRaw`select lock_moving_books_shared()`),
  book: by(
    (book) =>
      Prisma.sql`select branch_id from books where ${typeof book === "string" ? Prisma.sql`number = ${book}` : Prisma.sql`id = ${book}`}`,
  ),
  payment: by(ofPayment),
  receipt: by(ofPayment),
  refund: by(ofPayment),
  // Whoever has no book yet is everybody's.
  client: async (db, id) =>
    (await by((client) => Prisma.sql`select branch_id from books where client_id = ${BigInt(client)}`)(db, id)) ?? [],
  customer: async (db, id) =>
    (await by(
      (user) => Prisma.sql`
        select b.branch_id from clients c join books b on b.client_id = c.id where c.user_id = ${BigInt(user)}`,
    )(db, id)) ?? [],
  request: by((request) => Prisma.sql`select branch_id from requests where id = ${BigInt(request)}`),
  place: by((place) => Prisma.sql`select id from places where id = ${Number(place)}`),
  branch: by((branch) => Prisma.sql`select id from branches where id = ${Number(branch)}`),
  counter: by((counter) => Prisma.sql`select branch_id from counters where id = ${Number(counter)}`),
  sent_transfer: by((transfer) => Prisma.sql`select from_id from branch_transfers where id = ${BigInt(transfer)}`),
  coming_transfer: by((transfer) => Prisma.sql`select to_id from branch_transfers where id = ${BigInt(transfer)}`),
  approval: by((approval) => Prisma.sql`select branch_id from approvals where id = ${BigInt(approval)}`),
};

/** The branch that took it, and that of its book. */
function ofPayment(payment: BranchReference): Prisma.Sql {
  return Prisma.sql`
    select branch_id from payments where id = ${BigInt(payment)}
    union all
    select b.branch_id from payments p join books b on b.id = p.book_id where p.id = ${BigInt(payment)}`;
}
