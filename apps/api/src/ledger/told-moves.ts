import * as column from "#platform/database/columns.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { outcomeOf } from "./gateway-operations.ts";
import type { Connection } from "./money-operations.ts";
import type { Taking } from "./refund-operations.ts";

// Each function here is one SQL function of the same name: refunds and disputes that events told of, before the gateway confirmed them.

const toldMove = row({
  kind: column.enumOf(["refund", "dispute"]),
  moveId: column.text,
  gatewayPaymentId: column.text,
});

export type ToldMove = RowOf<typeof toldMove>;

interface Telling extends ToldMove {
  now: Date;
  gateway: string;
  eventId: string | null;
  state: string;
}

/** Notes what an event tells of: "told", which changes nothing, or nothing new: "replayed", "unknown payment". */
export function gatewayMoveTold(db: Connection, told: Telling): Promise<string> {
  const { now, gateway, eventId, kind, moveId, gatewayPaymentId, state } = told;
  return outcomeOf(db)`
    select gateway_move_told(${now}::timestamptz, ${gateway}, ${eventId}, ${kind}, ${moveId}, ${gatewayPaymentId},
      ${state}) as answer`;
}

/** Takes those about which the gateway is to be asked. */
export function takeToldMoves(db: Connection, { now, gateway, takenUntil, limit }: Taking): Promise<ToldMove[]> {
  return queryRows(db, toldMove)`
    select kind, move_id, gateway_payment_id
    from take_told_moves(${now}::timestamptz, ${gateway}, ${takenUntil}::timestamptz, ${limit}::int)`;
}

interface Unconfirmed extends Pick<ToldMove, "kind" | "moveId"> {
  now: Date;
  gateway: string;
  /** It answered, and does not have it. */
  isAbsent: boolean;
}

export async function gatewayMoveUnconfirmed(db: Connection, asked: Unconfirmed): Promise<void> {
  const { now, gateway, kind, moveId, isAbsent } = asked;
  await db.$executeRaw`
    select gateway_move_unconfirmed(${now}::timestamptz, ${gateway}, ${kind}, ${moveId}, ${isAbsent})`;
}
