import { purities } from "@thangam/contracts/rates/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryOnlyRow, queryRow, queryRows, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const rateRow = row({
  id: column.id,
  day: column.day,
  purity: column.enumOf(purities),
  ratePaisePerGram: column.paise,
  branchName: column.branchName,
  setAt: column.moment,
  setBy: column.nullable(column.text),
  isCurrent: column.boolean,
});

export type RateRow = RowOf<typeof rateRow>;

/** Whose rates are meant: of a branch by its number, or null for the shop's. `is_rate_of` is the only rule of which these are. */
export type RatesOf = number | null;

function isOfBranch(branch: RatesOf): Prisma.Sql {
  return Prisma.sql`is_rate_of(r, ${branch}::smallint)`;
}

interface RateFilter {
  purity: string | undefined;
  /** null: all that were ever set */
  of: readonly RatesOf[] | null;
}

export function selectRates(db: Reader, filter: RateFilter, slice: Slice): Promise<{ rows: RateRow[]; total: number }> {
  return selectListed(db, rateRow, listingOf(filter), slice);
}

export function rateKeys(db: Reader, filter: RateFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

const COLUMNS = Prisma.sql`
  select r.id, r.business_day::text as day, r.purity, r.rate_paise_per_gram, branch_name(r.branch_id) as branch_name, r.set_at,
    u.name as set_by,
    not exists (select from gold_rates n where n.business_day = r.business_day and n.purity = r.purity
      and n.branch_id is not distinct from r.branch_id and n.id > r.id) as is_current`;

function listingOf({ purity, of }: RateFilter): Listing {
  const [first, ...others] = (of ?? []).map(isOfBranch);
  const mine = of === null ? Prisma.sql`true` : Prisma.join([first ?? Prisma.sql`false`, ...others], " or ");
  return {
    columns: COLUMNS,
    from: Prisma.sql`
      from gold_rates r left join users u on u.id = r.set_by_id
      where ${purity === undefined ? Prisma.sql`true` : Prisma.sql`r.purity = ${purity}`} and (${mine})`,
    key: Prisma.sql`r.id`,
    order: Prisma.sql`r.id desc`,
  };
}

/** The rate in force on a day: the newest that was set for it. */
export function rateOfDay(db: Reader, of: RatesOf, day: string, purity: string): Promise<RateRow | undefined> {
  return queryRow(db, rateRow)`
    ${COLUMNS} from rate_of_purity(${day}::date, ${purity}, ${of}::smallint) r left join users u on u.id = r.set_by_id
    where r.id is not null`;
}

/** The rate in force on each of the last days that had one. */
export function ratesInForce(
  db: Reader,
  { of, purity, today, days }: { of: RatesOf; purity: string; today: string; days: number },
) {
  return queryRows(db, rateInForce)`
    select distinct on (business_day) business_day::text as day, rate_paise_per_gram
    from gold_rates r
    where purity = ${purity} and business_day between ${today}::date - ${days - 1}::int and ${today}::date and ${isOfBranch(of)}
    order by business_day, id desc`;
}

const rateInForce = row({ day: column.day, ratePaisePerGram: column.paise });

/** The last rate of each purity until a day, whenever it was set. */
export async function lastRates(db: Reader, of: RatesOf, today: string): Promise<Map<string, bigint>> {
  const rates = await queryRows(db, lastRate)`
    select distinct on (purity) purity, rate_paise_per_gram from gold_rates r
    where business_day <= ${today}::date and ${isOfBranch(of)} order by purity, business_day desc, id desc`;
  return new Map(rates.map(({ purity, ratePaisePerGram }) => [purity, ratePaisePerGram]));
}

const lastRate = row({ purity: column.text, ratePaisePerGram: column.paise });

/** What a branch is called, and whether its rates are its own. */
export async function branchOfRates(tx: Transaction, branch: number) {
  return (await tx.branch.findUnique({ where: { id: branch }, select: { name: true, hasOwnRate: true } })) ?? undefined;
}

interface SetRate {
  day: string;
  purity: string;
  of: RatesOf;
  ratePaisePerGram: bigint;
  setById: bigint;
  setAt: Date;
  isApproved: boolean;
}

export async function insertRate(tx: Transaction, { day, of, ...fields }: SetRate): Promise<RateRow> {
  const data = { ...fields, branchId: of, businessDay: new Date(`${day}T00:00:00Z`) };
  const { id } = await tx.goldRate.create({ data, select: { id: true } });
  return queryOnlyRow(tx, rateRow)`
    ${COLUMNS} from gold_rates r left join users u on u.id = r.set_by_id where r.id = ${id}`;
}

/**
 * What a rate is compared with: the rate before it, the last of an earlier day, and the one that somebody else last approved or set;
 * where that is older than 30 days, the first one within them. Fewer where there was none. The first rate of a branch comes after the
 * shop's, which were its own until then. One rate is set at a time.
 */
export async function earlierRates(
  tx: Transaction,
  { of, today, purity, setById }: { of: RatesOf; today: string; purity: string; setById: bigint },
): Promise<bigint[]> {
  await tx.$executeRaw`select pg_advisory_xact_lock(742, hashtext(${purity}))`;
  return queryValues(tx, column.paise)`
    with rates as (select * from gold_rates r where purity = ${purity} and ${isOfBranch(of)})
    (select rate_paise_per_gram from rates order by id desc limit 1)
    union all
    (select rate_paise_per_gram from rates where business_day < ${today}::date order by business_day desc, id desc limit 1)
    union all
    (select rate_paise_per_gram from rates
     where business_day >= ${today}::date - 30 and id >= coalesce((
       select max(id) from rates where is_approved or set_by_id is distinct from ${setById}), 0)
     order by id limit 1)`;
}

/**
 * What gold of a purity costs by the last rate of another one, as much gold as it holds: none where there is none, or where the
 * purity's own one is no more than a week older.
 */
export function rateByOther(tx: Transaction, of: RatesOf, { id, purity }: RateRow): Promise<bigint[]> {
  return queryValues(tx, column.paise)`
    with rates as (select * from gold_rates r where id < ${id} and ${isOfBranch(of)})
    select round(o.rate_paise_per_gram * left(${purity}, 2)::numeric / left(o.purity, 2)::numeric)::bigint
    from rates o where o.purity <> ${purity}
      and not exists (select from rates own where own.purity = ${purity} and own.business_day >= o.business_day - 7)
    order by o.business_day desc, o.id desc limit 1`;
}
