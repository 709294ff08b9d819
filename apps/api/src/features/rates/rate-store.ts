import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { queryKeys } from "#platform/database/listing.ts";
import type { Slice } from "#platform/database/listing.ts";
import { queryRows, queryValues, row } from "#platform/database/rows.ts";

const withSetter = { setBy: { select: { name: true } } } satisfies Prisma.GoldRateInclude;

export type RateRow = Prisma.GoldRateGetPayload<{ include: typeof withSetter }> & { isCurrent: boolean };

export async function selectRates(
  db: Reader,
  purity: string | undefined,
  { limit, offset, keys }: Slice,
): Promise<{ rows: RateRow[]; total: number }> {
  const where = { ...(purity !== undefined && { purity }), ...(keys !== undefined && { id: { in: [...keys] } }) };
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

export function rateKeys(db: Reader, purity: string | undefined, limit: number): Promise<Keys> {
  const ofPurity = purity === undefined ? Prisma.empty : Prisma.sql`where purity = ${purity}`;
  return queryKeys(db, Prisma.sql`select id from gold_rates ${ofPurity} order by id desc limit ${limit}`);
}

/** The rate in force on a day: the newest that was set for it. */
export function rateOfDay(db: Database, day: string, purity: string) {
  return db.goldRate.findFirst({
    where: { businessDay: new Date(`${day}T00:00:00Z`), purity },
    orderBy: { id: "desc" },
    include: withSetter,
  });
}

/** The rate in force on each of the last days that had one. */
export function ratesInForce(db: Reader, { purity, today, days }: { purity: string; today: string; days: number }) {
  return queryRows(db, rateInForce)`
    select distinct on (business_day) business_day::text as day, rate_paise_per_gram
    from gold_rates
    where purity = ${purity} and business_day between ${today}::date - ${days - 1}::int and ${today}::date
    order by business_day, id desc`;
}

const rateInForce = row({ day: column.day, ratePaisePerGram: column.paise });

/** The last rate of each purity until a day, whenever it was set. */
export async function lastRates(db: Reader, today: string): Promise<Map<string, bigint>> {
  const rates = await queryRows(db, lastRate)`
    select distinct on (purity) purity, rate_paise_per_gram from gold_rates
    where business_day <= ${today}::date order by purity, business_day desc, id desc`;
  return new Map(rates.map(({ purity, ratePaisePerGram }) => [purity, ratePaisePerGram]));
}

const lastRate = row({ purity: column.text, ratePaisePerGram: column.paise });

export async function insertRate(
  tx: Transaction,
  rate: { day: string; purity: string; ratePaisePerGram: bigint; setById: bigint; setAt: Date; isApproved: boolean },
): Promise<RateRow> {
  const { day, ...fields } = rate;
  const data = { ...fields, businessDay: new Date(`${day}T00:00:00Z`) };
  const inserted = await tx.goldRate.create({ data, include: withSetter });
  return { ...inserted, isCurrent: true };
}

/**
 * What a rate is compared with: the rate before it, the last of an earlier day, and the one that somebody else last approved or set;
 * where that is older than 30 days, the first one within them. Fewer where there was none. One rate is set at a time.
 */
export async function earlierRates(
  tx: Transaction,
  { today, purity, setById }: { today: string; purity: string; setById: bigint },
): Promise<bigint[]> {
  await tx.$executeRaw`select pg_advisory_xact_lock(742, hashtext(${purity}))`;
  return queryValues(tx, column.paise)`
    (select rate_paise_per_gram from gold_rates where purity = ${purity} order by id desc limit 1)
    union all
    (select rate_paise_per_gram from gold_rates where purity = ${purity} and business_day < ${today}::date
     order by business_day desc, id desc limit 1)
    union all
    (select rate_paise_per_gram from gold_rates
     where purity = ${purity} and business_day >= ${today}::date - 30 and id >= coalesce((
       select max(id) from gold_rates
       where purity = ${purity} and (is_approved or set_by_id is distinct from ${setById})), 0)
     order by id limit 1)`;
}

/**
 * What gold of a purity costs by the last rate of another one, as much gold as it holds: none where there is none, or where the
 * purity's own one is no more than a week older.
 */
export function rateByOther(tx: Transaction, { id, purity }: { id: bigint; purity: string }): Promise<bigint[]> {
  return queryValues(tx, column.paise)`
    select round(o.rate_paise_per_gram * left(${purity}, 2)::numeric / left(o.purity, 2)::numeric)::bigint
    from gold_rates o where o.purity <> ${purity} and o.id < ${id}
      and not exists (select from gold_rates own
        where own.purity = ${purity} and own.id < ${id} and own.business_day >= o.business_day - 7)
    order by o.business_day desc, o.id desc limit 1`;
}
