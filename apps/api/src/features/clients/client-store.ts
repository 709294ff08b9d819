import { clientStatusCodes } from "@thangam/contracts/clients/schemas";
import { isSameCustomerWithoutEmail, isSameWithoutEmail } from "#features/users/people/index.ts";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryValue, row } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

const clientRow = row({
  id: column.id,
  name: column.text,
  email: column.text,
  mobile: column.text,
  status: column.phraseOf(clientStatusCodes),
  joinedOn: column.day,
  bookNumbers: column.listOf(column.text),
});

export interface ClientFilter {
  branches: Branches;
  fromDay?: string | undefined;
  toDay?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  isApprovedOnly: boolean;
  timeZone: string;
}

/** Clients with the numbers of their books; days are counted in the shop's time zone. */
export function selectClients(db: Reader, filter: ClientFilter, slice: Slice) {
  return selectListed(db, clientRow, listingOf(filter), slice, () => countClientsFor(db, filter));
}

export function clientKeys(db: Reader, filter: ClientFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: ClientFilter): Listing {
  return {
    columns: Prisma.sql`
      select c.id, c.name, c.email, c.mobile, c.status,
        to_char(c.created_at at time zone ${filter.timeZone}, 'YYYY-MM-DD') as joined_on,
        coalesce((select array_agg(b.number order by b.id) from books b
                  where b.client_id = c.id and b.status <> 'withdrawn' and ${isOf(Prisma.sql`b.branch_id`, filter.branches)}),
          '{}') as book_numbers`,
    from: Prisma.sql`from clients c where ${whereOf(filter)}`,
    key: Prisma.sql`c.id`,
    order: Prisma.sql`${ORDER_BY_SORT[filter.sort ?? "-joined"] ?? ORDER_BY_SORT["-joined"]}, c.id desc`,
  };
}

/** Of all clients from the tallies that are kept as they change; of some by counting those. */
function countClientsFor(db: Reader, filter: ClientFilter): Promise<number> {
  const isOfAll =
    filter.branches === null &&
    filter.search === undefined &&
    filter.fromDay === undefined &&
    filter.toDay === undefined;
  if (!isOfAll) return queryValue(db, column.integer)`select count(*)::int from clients c where ${whereOf(filter)}`;
  const keys = filter.isApprovedOnly ? ["approved"] : ["approved", "closed"];
  return queryValue(db, column.integer)`
    select coalesce(sum(count), 0)::int from tallies where subject = 'client' and key = any(${keys})`;
}

/** The sign-in that an e-mail address belongs to, unless it was deleted. */
export async function userOfEmail(tx: Transaction, email: string) {
  if (email === "") return null;
  return tx.user.findFirst({ where: { email, status: { not: "disabled" } }, select: { id: true, userType: true } });
}

export async function isEmailOfClient(tx: Transaction, email: string): Promise<boolean> {
  if (email === "") return false;
  const client = await tx.client.findFirst({ where: { email }, select: { id: true } });
  return client !== null;
}

/** Whether there is a client who has no e-mail either and is the same person. */
export function isClientWithoutEmail(tx: Transaction, person: { name: string; mobile: string }): Promise<boolean> {
  return queryValue(tx, column.boolean)`
    select exists (select from clients c where ${isSameWithoutEmail("c", person)})`;
}

/** The sign-in of a customer who has no e-mail either and is the same person; null where there is none. */
export function userWithoutEmail(tx: Transaction, person: { name: string; mobile: string }): Promise<bigint | null> {
  return queryValue(tx, column.nullable(column.id))`
    select min(u.id) from users u where ${isSameCustomerWithoutEmail("u", person)}`;
}

export function findClient(db: Database | Transaction, clientId: bigint) {
  return db.client.findUnique({ where: { id: clientId, status: { not: "withdrawn" } } });
}

/** Whether the address stands with a client record of somebody else; those of one sign-in go by one address. */
export function isEmailOfAnotherClient(
  tx: Transaction,
  email: string,
  { id, userId }: { id: bigint; userId: bigint | null },
): Promise<boolean> {
  return queryValue(tx, column.boolean)`
    select ${email} <> '' and exists (select from clients where email = ${email} and id <> ${id}
                     and (user_id is null or user_id is distinct from ${userId}::bigint))`;
}

export async function saveClient(
  tx: Transaction,
  clientId: bigint,
  details: { name: string; email: string; mobile: string; termsAccepted: boolean },
  now: Date,
  byUserId: bigint,
): Promise<void> {
  await tx.client.update({
    where: { id: clientId },
    data: { ...details, updatedAt: now, updatedById: byUserId },
  });
}

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  name: Prisma.sql`c.name`,
  "-name": Prisma.sql`c.name desc`,
  email: Prisma.sql`c.email`,
  "-email": Prisma.sql`c.email desc`,
  mobile: Prisma.sql`c.mobile`,
  "-mobile": Prisma.sql`c.mobile desc`,
  joined: Prisma.sql`c.created_at`,
  "-joined": Prisma.sql`c.created_at desc`,
};

function whereOf({ branches, fromDay, toDay, search, isApprovedOnly, timeZone }: ClientFilter): Prisma.Sql {
  const conditions = [isApprovedOnly ? Prisma.sql`c.status = 'approved'` : Prisma.sql`c.status <> 'withdrawn'`];
  if (branches !== null)
    conditions.push(Prisma.sql`(c.id in (select client_id from books b where ${isOf(Prisma.sql`b.branch_id`, branches)})
      or not exists (select from books b where b.client_id = c.id))`);
  if (fromDay !== undefined)
    conditions.push(Prisma.sql`c.created_at >= ${fromDay}::date::timestamp at time zone ${timeZone}`);
  if (toDay !== undefined)
    conditions.push(Prisma.sql`c.created_at < (${toDay}::date + 1)::timestamp at time zone ${timeZone}`);
  if (search !== undefined) {
    const pattern = containing(search);
    // Each half by its own index; joined by "or" in one condition, neither would be used.
    conditions.push(Prisma.sql`c.id in (
      select id from clients where name ilike ${pattern} or email ilike ${pattern} or mobile ilike ${pattern}
      union all
      select client_id from books b where status <> 'withdrawn' and number ilike ${pattern}
        and ${isOf(Prisma.sql`b.branch_id`, branches)})`);
  }
  return Prisma.join(conditions, " and ");
}

type NewClient = Omit<Prisma.ClientUncheckedCreateInput, "status">;

export async function insertApprovedClient(tx: Transaction, client: NewClient): Promise<bigint> {
  const { id } = await tx.client.create({ data: { ...client, status: "approved" }, select: { id: true } });
  return id;
}

type NewCustomer = Omit<Prisma.UserUncheckedCreateInput, "status" | "userType">;

/** A sign-in of a customer. */
export async function insertCustomer(tx: Transaction, customer: NewCustomer): Promise<bigint> {
  const data = { ...customer, userType: "Customer", status: "active" };
  const { id } = await tx.user.create({ data, select: { id: true } });
  return id;
}
