import { Prisma } from "#generated/prisma/client.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { queryRow, queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const counterRow = row({
  id: column.integer,
  name: column.text,
  series: column.text,
  givesOnline: column.boolean,
  closedAt: column.nullable(column.moment),
  /** Where it stands. */
  placeId: column.integer,
  branchNumber: column.nullable(column.integer),
  branchName: column.branchName,
});

export type CounterRow = RowOf<typeof counterRow>;

export function selectCounters(db: Reader, branches: Branches = null): Promise<CounterRow[]> {
  return queryRows(db, counterRow)`
    select c.id::int as id, c.name, c.series, c.gives_online, c.closed_at, c.branch_id::int as place_id,
      case when are_branches_several() then c.branch_id::int end as branch_number, branch_name(c.branch_id) as branch_name
    from counters c where ${isOf(Prisma.sql`c.branch_id`, branches)} order by c.branch_id, c.id`;
}

const branchLetters = row({ code: column.text, isAnothers: column.boolean });

/** The letters of a branch, and whether receipts with these are another one's: what guard_counter_series() asks. */
export function lettersOf(tx: Transaction, branchNumber: number, series: string) {
  return queryRow(tx, branchLetters)`
    select b.code, exists (
      select from branches o where o.id <> 1 and starts_with(${series}, o.code) <> (o.id = b.id)) as is_anothers
    from branches b where b.id = ${branchNumber}`;
}

/** Saves of counters and of branches wait for each other, so that what each has seen is what it changes. */
export async function lockCounters(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(741, 0)`;
}

interface SavedCounter {
  name: string;
  givesOnline: boolean;
  closedAt: Date | null;
}

export async function insertCounter(
  tx: Transaction,
  data: SavedCounter & { series: string; branchId: number },
): Promise<number> {
  return (await tx.counter.create({ data, select: { id: true } })).id;
}

export async function updateCounter(tx: Transaction, id: number, data: SavedCounter): Promise<void> {
  await tx.counter.update({ where: { id }, data });
}

/** Whoever gave the receipts of online payments so far gives them no more. */
export async function clearOnlineCounter(tx: Transaction): Promise<void> {
  await tx.counter.updateMany({ where: { givesOnline: true }, data: { givesOnline: false } });
}

/** Where somebody takes payments in a branch: whose counter is closed or elsewhere is at the first one, as whoever chose none. */
export function counterIdOf(db: Reader, userId: bigint, branchId: number): Promise<number> {
  return queryValue(db, column.integer)`
    select coalesce((select c.id from users u join counters c on c.id = u.counter_id
      where u.id = ${userId} and c.branch_id = ${branchId} and c.closed_at is null), first_counter(${branchId}::smallint))::int`;
}

export async function seatUser(tx: Transaction, userId: bigint, counterId: number): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { counterId } });
}
