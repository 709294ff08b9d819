import type { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/db.ts";

const withSetter = { setBy: { select: { name: true } } } satisfies Prisma.GoldRateInclude;

export type RateRow = Prisma.GoldRateGetPayload<{ include: typeof withSetter }> & { isCurrent: boolean };

export async function selectRates(
  db: Database,
  { purity, limit, offset }: { purity?: string | undefined; limit: number; offset: number },
): Promise<{ rows: RateRow[]; total: number }> {
  const where = purity === undefined ? {} : { purity };
  const [rates, total] = await Promise.all([
    db.goldRate.findMany({ where, orderBy: { id: "desc" }, take: limit, skip: offset, include: withSetter }),
    db.goldRate.count({ where }),
  ]);
  const newest = await db.goldRate.groupBy({
    by: ["businessDay", "purity"],
    where: { businessDay: { in: [...new Set(rates.map((rate) => rate.businessDay))] } },
    _max: { id: true },
  });
  const currentIds = new Set(newest.map((group) => group._max.id));
  return { rows: rates.map((rate) => ({ ...rate, isCurrent: currentIds.has(rate.id) })), total };
}

export async function insertRate(
  tx: Transaction,
  rate: { day: string; purity: string; ratePaisePerGram: bigint; setById: bigint; setAt: Date },
): Promise<RateRow> {
  const { day, ...fields } = rate;
  const data = { ...fields, businessDay: new Date(`${day}T00:00:00Z`) };
  const row = await tx.goldRate.create({ data, include: withSetter });
  return { ...row, isCurrent: true };
}
