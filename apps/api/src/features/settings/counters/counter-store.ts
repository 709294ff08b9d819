import type { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

export type CounterRow = Prisma.CounterGetPayload<object>;

/** The one for whoever chose none; receipt_counter() of the database has the same. */
export const FIRST_COUNTER = 1;

export function selectCounters(db: Database | Transaction) {
  return db.counter.findMany({ orderBy: { id: "asc" } });
}

/** Two saves wait for each other, so that what each has seen is what it changes. */
export async function lockCounters(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(741, 0)`;
}

export function insertCounter(tx: Transaction, data: Prisma.CounterCreateInput) {
  return tx.counter.create({ data });
}

export function updateCounter(tx: Transaction, id: number, data: Prisma.CounterUpdateInput) {
  return tx.counter.update({ where: { id }, data });
}

/** Whoever gave the receipts of online payments so far gives them no more. */
export async function clearOnlineCounter(tx: Transaction): Promise<void> {
  await tx.counter.updateMany({ where: { givesOnline: true }, data: { givesOnline: false } });
}

/** Where somebody takes payments: whose counter was closed is at the first one, as whoever chose none. */
export async function counterIdOf(db: Database | Transaction, userId: bigint): Promise<number> {
  const { counter } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { counter: true } });
  return counter === null || counter.closedAt !== null ? FIRST_COUNTER : counter.id;
}

export async function seatUser(tx: Transaction, userId: bigint, counterId: number): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { counterId } });
}
