import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { queryKeys } from "#platform/database/listing.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

const points = { paymentCount: column.integer, earnedPoints: column.integer, takenBackPoints: column.integer };

/** The points of somebody; staff who are nobody are what customers paid by themselves. */
const pointsRow = row({
  id: column.nullable(column.id),
  name: column.nullable(column.text),
  mobile: column.nullable(column.text),
  ...points,
});
const pointsSum = row(points);
const pointsTotals = row({ ...points, total: column.integer });

export type PointsRow = RowOf<typeof pointsRow>;
export type Points = RowOf<typeof pointsSum>;

export interface PointsAsked {
  branches: Branches;
  group: "customer" | "staff";
  fromDay: string | undefined;
  toDay: string | undefined;
  search: string | undefined;
  sort: "points" | "-points" | "name" | "-name" | undefined;
}

/** Who took a payment. */
const taker = Prisma.sql`case when moved.id is null then earned.actor_id else moved.actor_id end`;

/**
 * What the ledger credited and took back, in points: of each payment at the rate in force when it was credited, in
 * whole points. What is taken back is exactly what was earned, whatever the rate is by then. Money that is moved to another book
 * earns there what it earned at first, for whoever took it.
 */
const moves = (where: Prisma.Sql) => Prisma.sql`
  with recursive moved as (
    select p.id, first.posted_at, first.actor_id from payments p
    join payments wrong on wrong.id = p.corrects_id and wrong.corrects_id is null
    join journals first on first.source = 'payment' and first.source_ref = wrong.id::text
    union all
    select p.id, m.posted_at, m.actor_id from moved m join payments p on p.corrects_id = m.id)
  select b.client_id, ${taker} as actor_id, j.kind, (p.amount_paise * rate.points_per_100 / 10000)::bigint as points
  from journals j
  join journals earned on earned.id = coalesce(j.reverses_id, j.id)
  join payments p on p.id = j.payment_id
  join books b on b.id = j.book_id
  left join moved on moved.id = p.id
  cross join lateral (
    select points_per_100 from loyalty_rates where since <= coalesce(moved.posted_at, earned.posted_at)
    order by since desc limit 1) rate
  where j.kind in ('Receipt', 'Reversal') ${where}`;

const sums = Prisma.sql`
  count(*) filter (where m.kind = 'Receipt')::int as payment_count,
  coalesce(sum(m.points) filter (where m.kind = 'Receipt'), 0)::float as earned_points,
  coalesce(sum(m.points) filter (where m.kind = 'Reversal'), 0)::float as taken_back_points`;

/** The points of everybody who has any, and their sum. */
export async function pointsOf(
  db: Database,
  asked: PointsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PointsRow[]; total: number; sum: Points }> {
  const found = pointsFound(asked);
  const [rows, { total, ...sum }] = await Promise.all([
    queryRows(db, pointsRow)`
      select * from (${found}) f order by ${orderOf(asked)} limit ${limit} offset ${offset}`,
    queryOnlyRow(db, pointsTotals)`
      select count(*)::int as total, coalesce(sum(payment_count), 0)::int as payment_count,
        coalesce(sum(earned_points), 0)::float as earned_points,
        coalesce(sum(taken_back_points), 0)::float as taken_back_points from (${found}) f`,
  ]);
  return { rows, total, sum };
}

/** Whose points they are, in the order of the list; 0 stands for nobody. */
export function pointsKeys(db: Database, asked: PointsAsked, limit: number): Promise<Keys> {
  return queryKeys(
    db,
    Prisma.sql`select coalesce(id, 0) from (${pointsFound(asked)}) f order by ${orderOf(asked)} limit ${limit}`,
  );
}

export function pointsByKeys(db: Database, asked: PointsAsked, keys: readonly bigint[]): Promise<PointsRow[]> {
  const whose = asked.group === "customer" ? Prisma.sql`b.client_id` : Prisma.sql`coalesce(${taker}, 0)`;
  return queryRows(db, pointsRow)`
    select * from (${pointsFound(asked, Prisma.sql`and ${whose} = any(${keys})`)}) f
    order by array_position(${keys}::bigint[], coalesce(id, 0))`;
}

function pointsFound({ branches, group, fromDay, toDay, search }: PointsAsked, only = Prisma.empty): Prisma.Sql {
  const from = fromDay === undefined ? Prisma.empty : Prisma.sql`and j.business_day >= ${fromDay}::date`;
  const to = toDay === undefined ? Prisma.empty : Prisma.sql`and j.business_day <= ${toDay}::date`;
  return Prisma.sql`
    select who.id, who.name, who.mobile, ${sums}
    from (${moves(Prisma.sql`${from} ${to} ${only} ${andOf(Prisma.sql`earned.place_id`, branches)}`)}) m
    ${group === "customer" ? Prisma.sql`join clients who on who.id = m.client_id` : Prisma.sql`left join users who on who.id = m.actor_id`}
    ${search === undefined ? Prisma.empty : Prisma.sql`where who.name ilike ${containing(search)} or who.mobile ilike ${containing(search)} or who.email ilike ${containing(search)}`}
    group by who.id, who.name, who.mobile`;
}

function orderOf({ sort = "-points" }: PointsAsked): Prisma.Sql {
  return Prisma.sql`${ORDER[sort]}, id`;
}

const ORDER: Record<NonNullable<PointsAsked["sort"]>, Prisma.Sql> = {
  points: Prisma.sql`earned_points - taken_back_points`,
  "-points": Prisma.sql`earned_points - taken_back_points desc`,
  name: Prisma.sql`name`,
  "-name": Prisma.sql`name desc`,
};

/** The points of one customer's books. */
export function pointsOfPerson(db: Database, userId: bigint): Promise<Points> {
  return queryOnlyRow(db, pointsSum)`
    select ${sums}
    from (${moves(Prisma.sql`and b.id in (select id from books where client_id in (select id from clients where user_id = ${userId}))`)}) m`;
}

/** How many points a hundred rupees earn by now, and who set that when; null where they never earned any. */
export function currentRate(db: Database | Transaction) {
  return db.loyaltyRate.findFirst({ orderBy: { since: "desc" }, include: { setBy: { select: { name: true } } } });
}

/** How often the rate was set. */
export function countRates(db: Database | Transaction): Promise<number> {
  return db.loyaltyRate.count();
}

/** From now on; what was earned before stays. Its twin: the trigger loyalty_rates_check. */
export async function setRate(
  tx: Transaction,
  { pointsPer100, now, actorId }: { pointsPer100: number; now: Date; actorId: bigint },
): Promise<void> {
  // Another process may have a faster clock: nothing that it credited before this is earned at the new rate.
  await tx.$executeRaw`
    insert into loyalty_rates (points_per_100, since, set_by_id)
    select ${pointsPer100}::int, greatest(${now}::timestamptz,
        (select max(since) from loyalty_rates) + interval '1 millisecond',
        (select max(posted_at) from journals where kind = 'Receipt' and business_day >= ${now}::date - 2)
          + interval '1 millisecond'),
      ${actorId}::bigint`;
}
