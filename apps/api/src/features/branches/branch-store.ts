import type { Branches } from "#platform/database/branches.ts";
import { isOf } from "#platform/database/branches.ts";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const branchRow = row({
  branchNumber: column.integer,
  code: column.text,
  name: column.text,
  address: column.text,
  phone: column.text,
  gstin: column.text,
  opensAt: column.nullable(column.integer),
  closesAt: column.nullable(column.integer),
  hasOwnRate: column.boolean,
  version: column.integer,
});

export type BranchRow = RowOf<typeof branchRow>;

export function selectBranches(db: Reader, branches: Branches = null): Promise<BranchRow[]> {
  return queryRows(db, branchRow)`
    select b.id::int as branch_number, b.code, b.name, coalesce(b.address, '') as address, coalesce(b.phone, '') as phone,
      coalesce(b.gstin, '') as gstin, b.opens_at::int as opens_at, b.closes_at::int as closes_at, b.has_own_rate, b.version
    from branches b where ${isOf(Prisma.sql`b.id`, branches)} order by b.id`;
}

/** Saves of branches and of counters wait for each other, so that what each has seen is what it changes. */
export async function lockBranches(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(741, 0)`;
}

interface SavedBranch {
  name: string;
  address: string | null;
  phone: string | null;
  gstin: string | null;
  opensAt: number | null;
  closesAt: number | null;
  hasOwnRate: boolean;
  updatedAt: Date;
  updatedById: bigint;
}

export async function updateBranch(tx: Transaction, id: number, saved: SavedBranch): Promise<void> {
  await tx.branch.update({ where: { id }, data: { ...saved, version: { increment: 1 } } });
}

/** A trigger gives it its drawer and its first counter. */
export async function insertBranch(tx: Transaction, code: string, saved: SavedBranch): Promise<number> {
  const { id } = await tx.branch.create({ data: { code, ...saved }, select: { id: true } });
  return id;
}

/** Whether receipts with these letters could be taken for those of a counter or a branch that is there: the twin of guard_branch_code(). */
export function isCodeUsed(tx: Transaction, code: string): Promise<boolean> {
  return queryValue(tx, column.boolean)`
    select exists (select from counters where starts_with(series, ${code}))
      or exists (select from branches where id <> 1 and (starts_with(${code}, code) or starts_with(code, ${code})))`;
}

export async function seatInBranch(tx: Transaction, userId: bigint, branchId: number): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { branchId } });
}

export async function branchesGivenTo(tx: Database | Transaction, userId: bigint): Promise<number[]> {
  const given = await tx.userBranch.findMany({ where: { userId }, orderBy: { branchId: "asc" } });
  return given.map(({ branchId }) => branchId);
}

export async function replaceBranches(
  tx: Transaction,
  userId: bigint,
  branchIds: readonly number[],
  given: { givenAt: Date; givenById: bigint },
): Promise<void> {
  await tx.userBranch.deleteMany({ where: { userId } });
  await tx.userBranch.createMany({ data: branchIds.map((branchId) => ({ userId, branchId, ...given })) });
}
