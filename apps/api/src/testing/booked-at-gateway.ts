import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/database/db.ts";

/**
 * What the books hold at the gateway for some books, in paise; of settlements, which are about no book, those that one
 * person brought in.
 */
export async function bookedAtGateway(db: Database, bookIds: readonly bigint[], actorId = 0n): Promise<bigint> {
  const rows = await db.$queryRaw<{ paise: bigint }[]>`
    select coalesce(-sum(l.amount), 0)::bigint as paise from journal_lines l join journals j on j.id = l.journal_id
    left join payments p on p.id = j.payment_id
    where l.account = 'GATEWAY_CLEARING' and (coalesce(j.book_id, p.book_id) in (${Prisma.join([...bookIds])})
      or j.actor_id = ${actorId} and j.kind in ('GatewayPayout', 'GatewayFee', 'GatewayTax', 'GatewayOther'))`;
  return rows[0]?.paise ?? 0n;
}
