import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { roles } from "@thangam/contracts/kernel/roles";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing, literal } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** A user as screens show one; `version` is when their details were saved. */
const userRow = row({
  id: column.id,
  name: column.text,
  email: column.text,
  mobile: column.text,
  userType: column.enumOf(roles),
  status: column.phraseOf(personStatusCodes),
  designationId: column.nullable(column.id),
  designation: column.nullable(column.text),
  department: column.nullable(column.text),
  hasSecondFactor: column.boolean,
  version: column.moment,
});

export type User = RowOf<typeof userRow>;

export interface UserFilter {
  userType?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
}

const COLUMNS = Prisma.sql`
  select u.id, u.name, u.email, u.mobile, u.user_type, u.status, u.designation_id, d.name as designation, u.department,
    exists (select from factors f where f.user_id = u.id and f.removed_at is null) as has_second_factor, u.updated_at as version`;
const FROM = Prisma.sql`from users u left join designations d on d.id = u.designation_id`;

/** Everyone who has a sign-in, staff first. */
export function selectUsers(db: Reader, filter: UserFilter, slice: Slice) {
  return selectListed(db, userRow, listingOf(filter), slice);
}

export function userKeys(db: Reader, filter: UserFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: UserFilter): Listing {
  return {
    columns: COLUMNS,
    from: Prisma.sql`${FROM} where ${matching(filter)}`,
    key: Prisma.sql`u.id`,
    order: Prisma.sql`${ORDER_BY_SORT[filter.sort ?? "staff"] ?? ORDER_BY_SORT["staff"]}, u.id`,
  };
}

export async function findUser(db: Reader, userId: bigint): Promise<User | null> {
  const user = await queryRow(db, userRow)`${COLUMNS} ${FROM} where u.id = ${userId} and u.status <> 'withdrawn'`;
  return user ?? null;
}

export async function isDesignation(tx: Transaction, id: bigint): Promise<boolean> {
  return (await tx.designation.findUnique({ where: { id }, select: { id: true } })) !== null;
}

/** Whether the shop has an active Admin besides this one. Whoever takes one away waits here for others who do. */
export async function hasOtherAdmin(tx: Transaction, userId: bigint): Promise<boolean> {
  await tx.$executeRaw`select pg_advisory_xact_lock(733, 1)`;
  const where = { userType: "Admin", status: "active", id: { not: userId } };
  return (await tx.user.findFirst({ where, select: { id: true } })) !== null;
}

/** Whether somebody saves here, or asks to. */
export async function hasClient(tx: Transaction, userId: bigint): Promise<boolean> {
  const isWaiting = { OR: [{ clientStatus: "pending" }, { bookStatus: "pending" }] };
  const counts = [tx.client.count({ where: { userId } }), tx.request.count({ where: { userId, ...isWaiting } })];
  return (await Promise.all(counts)).some((count) => count > 0);
}

/** Employees who are not deleted, with what each was granted. */
export async function selectEmployees(
  db: Database,
  filter: { search?: string | undefined; sort?: string | undefined; limit: number; offset: number },
) {
  const named =
    filter.search === undefined ? {} : { name: { contains: literal(filter.search), mode: "insensitive" } as const };
  const where = { userType: "Employee", status: { not: "disabled" }, ...named };
  const [rows, total] = await Promise.all([
    db.user.findMany({
      where,
      orderBy: [{ name: filter.sort === "-name" ? "desc" : "asc" }, { id: "asc" }],
      include: { designation: true, capabilities: true },
      take: filter.limit,
      skip: filter.offset,
    }),
    db.user.count({ where }),
  ]);
  return { rows, total };
}

const ownBranches = row({ userId: column.id, branchNumbers: column.listOf(column.integer) });

/** Where Employees work, by their numbers; empty in a shop of one branch. */
export async function branchesWorkedIn(db: Reader, userIds: readonly bigint[]): Promise<Map<bigint, number[]>> {
  const rows = await queryRows(db, ownBranches)`
    select u.id as user_id, branches_worked_in(u)::int[] as branch_numbers from users u
    where u.id = any(${userIds}::bigint[]) and are_branches_several()`;
  return new Map(rows.map(({ userId, branchNumbers }) => [userId, branchNumbers]));
}

export async function capabilitiesOf(tx: Transaction, userId: bigint): Promise<string[]> {
  const grants = await tx.capabilityGrant.findMany({ where: { userId }, orderBy: { capability: "asc" } });
  return grants.map(({ capability }) => capability);
}

export async function replaceCapabilities(
  tx: Transaction,
  userId: bigint,
  capabilities: readonly string[],
  now: Date,
  byUserId: bigint,
): Promise<void> {
  await tx.capabilityGrant.deleteMany({ where: { userId, capability: { notIn: [...capabilities] } } });
  const granted = { userId, grantedById: byUserId, grantedAt: now };
  await tx.capabilityGrant.createMany({
    data: capabilities.map((capability) => ({ capability, ...granted })),
    skipDuplicates: true,
  });
}

const staffFirst = Prisma.sql`array_position(array['Admin', 'Employee', 'Customer'], u.user_type)`;
const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  staff: Prisma.sql`${staffFirst}, u.name`,
  name: Prisma.sql`u.name`,
  "-name": Prisma.sql`u.name desc`,
  email: Prisma.sql`u.email`,
  "-email": Prisma.sql`u.email desc`,
  mobile: Prisma.sql`u.mobile`,
  "-mobile": Prisma.sql`u.mobile desc`,
  userType: Prisma.sql`${staffFirst}, u.name`,
  "-userType": Prisma.sql`${staffFirst} desc, u.name`,
};

function matching({ userType, search }: UserFilter): Prisma.Sql {
  const conditions = [Prisma.sql`u.status <> 'withdrawn'`];
  if (userType !== undefined) conditions.push(Prisma.sql`u.user_type = ${userType}`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(u.name ilike ${pattern} or u.email ilike ${pattern} or u.mobile ilike ${pattern}
      or u.user_type ilike ${pattern})`);
  }
  return Prisma.join(conditions, " and ");
}
