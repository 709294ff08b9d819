import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";

export interface PointsRow {
  id: bigint | null;
  name: string | null;
  mobile: string | null;
  payments: number;
  earned: number;
  taken: number;
}

export interface PointsAsked {
  group: "customer" | "staff";
  fromDay: string | undefined;
  toDay: string | undefined;
  search: string | undefined;
  sort: "points" | "-points" | "name" | "-name" | undefined;
  limit: number;
  offset: number;
}

/**
 * What the ledger credited and took back, in points: of each payment at the rate in force when it was credited, in
 * whole points. What is taken back is exactly what was earned, whatever the rate is by then.
 */
const moves = (where: Prisma.Sql) => Prisma.sql`
  select b.client_id, earned.actor_id, j.kind, (p.amount_paise * rate.points_per_100 / 10000)::bigint as points
  from journals j
  join journals earned on earned.id = coalesce(j.reverses_id, j.id)
  join payments p on p.id = j.payment_id
  join books b on b.id = j.book_id
  cross join lateral (
    select points_per_100 from loyalty_rates where since <= earned.posted_at order by since desc limit 1) rate
  where j.kind in ('Receipt', 'Reversal') ${where}`;

const sums = Prisma.sql`
  count(*) filter (where m.kind = 'Receipt')::int as payments,
  coalesce(sum(m.points) filter (where m.kind = 'Receipt'), 0)::float as earned,
  coalesce(sum(m.points) filter (where m.kind = 'Reversal'), 0)::float as taken`;

/** The points of everybody who has any, and their sum. */
export async function pointsOf(
  db: Database,
  { group, fromDay, toDay, search, sort = "-points", limit, offset }: PointsAsked,
): Promise<{ rows: PointsRow[]; total: number; sum: Pick<PointsRow, "payments" | "earned" | "taken"> }> {
  const from = fromDay === undefined ? Prisma.empty : Prisma.sql`and j.business_day >= ${fromDay}::date`;
  const to = toDay === undefined ? Prisma.empty : Prisma.sql`and j.business_day <= ${toDay}::date`;
  const found = Prisma.sql`
    select who.id, who.name, who.mobile, ${sums}
    from (${moves(Prisma.sql`${from} ${to}`)}) m
    ${group === "customer" ? Prisma.sql`join clients who on who.id = m.client_id` : Prisma.sql`left join users who on who.id = m.actor_id`}
    ${search === undefined ? Prisma.empty : Prisma.sql`where who.name ilike ${containing(search)} or who.mobile ilike ${containing(search)} or who.email ilike ${containing(search)}`}
    group by who.id, who.name, who.mobile`;
  const [rows, [whole]] = await Promise.all([
    db.$queryRaw<PointsRow[]>`
      select * from (${found}) f order by ${ORDER[sort]}, id limit ${limit} offset ${offset}`,
    db.$queryRaw<[{ total: number; payments: number; earned: number; taken: number }]>`
      select count(*)::int as total, coalesce(sum(payments), 0)::int as payments,
        coalesce(sum(earned), 0)::float as earned, coalesce(sum(taken), 0)::float as taken from (${found}) f`,
  ]);
  const { total, ...sum } = whole;
  return { rows, total, sum };
}

const ORDER: Record<NonNullable<PointsAsked["sort"]>, Prisma.Sql> = {
  points: Prisma.sql`earned - taken`,
  "-points": Prisma.sql`earned - taken desc`,
  name: Prisma.sql`name`,
  "-name": Prisma.sql`name desc`,
};

/** The points of one customer's books. */
export async function pointsOfPerson(
  db: Database,
  userId: bigint,
): Promise<Pick<PointsRow, "payments" | "earned" | "taken">> {
  const [row] = await db.$queryRaw<[Pick<PointsRow, "payments" | "earned" | "taken">]>`
    select ${sums}
    from (${moves(Prisma.sql`and b.id in (select id from books where client_id in (select id from clients where user_id = ${userId}))`)}) m`;
  return row;
}

/** How many points a hundred rupees earn by now, and who set that when; null where they never earned any. */
export function currentRate(db: Database | Transaction) {
  return db.loyaltyRate.findFirst({ orderBy: { since: "desc" }, include: { setBy: { select: { name: true } } } });
}

/** How often the rate was set. */
export function countRates(db: Database | Transaction): Promise<number> {
  return db.loyaltyRate.count();
}

/** From now on; what was earned before stays. Its twin: the trigger loyalty_rates_go_on. */
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
