import type { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

const withSetter = { setBy: { select: { name: true } } } satisfies Prisma.CashLimitInclude;
const latestFirst = [
  { effectiveFrom: "desc" },
  { id: "desc" },
] as const satisfies Prisma.CashLimitOrderByWithRelationInput[];

export type CashLimitRow = Prisma.CashLimitGetPayload<{ include: typeof withSetter }>;

export async function selectCashLimits(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CashLimitRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    db.cashLimit.findMany({ orderBy: latestFirst, take: limit, skip: offset, include: withSetter }),
    db.cashLimit.count(),
  ]);
  return { rows, total };
}

/** The limits that hold on a day; cash_limit_usage() of the database is the twin. */
export function currentCashLimit(db: Database | Transaction, day: string): Promise<CashLimitRow | null> {
  const where = { effectiveFrom: { lte: new Date(`${day}T00:00:00Z`) } };
  return db.cashLimit.findFirst({ where, orderBy: latestFirst, include: withSetter });
}

/** One save at a time. */
export async function lockCashLimits(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(738, 3)`;
}

export function insertCashLimit(
  tx: Transaction,
  { effectiveFrom, ...rest }: Omit<Prisma.CashLimitUncheckedCreateInput, "effectiveFrom"> & { effectiveFrom: string },
): Promise<CashLimitRow> {
  const data = { ...rest, effectiveFrom: new Date(`${effectiveFrom}T00:00:00Z`) };
  return tx.cashLimit.create({ data, include: withSetter });
}
