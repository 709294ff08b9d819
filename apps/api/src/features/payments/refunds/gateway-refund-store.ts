import { refundHindrances, refundStateCodes, refundFailureCodes } from "@thangam/contracts/payments/refund-schemas";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { Prisma } from "#generated/prisma/client.ts";
import type { CommandContext } from "#core/command-context.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import type { Keys } from "#platform/database/columns.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryRow, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** Money that the books gave back through a gateway, with whose it is. */
const gatewayRefund = row({
  paymentId: column.id,
  bookId: column.id,
  bookNumber: column.text,
  clientId: column.id,
  clientName: column.text,
  amountPaise: column.paise,
  gateway: column.text,
  gatewayPaymentId: column.text,
  reason: column.nullable(column.text),
  state: column.phraseOf(refundStateCodes),
  requestedAt: column.moment,
  tries: column.integer,
  nextTryAt: column.nullable(column.moment),
  lastTrouble: column.nullable(column.phraseOrText(refundFailureCodes)),
  hindrance: column.nullable(column.enumOf(refundHindrances)),
  doneAt: column.nullable(column.moment),
  refundId: column.nullable(column.text),
  otherMode: column.nullable(column.phraseOf(counterModeCodes)),
  otherReference: column.nullable(column.text),
  settledBy: column.nullable(column.text),
});

export type GatewayRefund = RowOf<typeof gatewayRefund>;

export interface GatewayRefundFilter {
  branches: Branches;
  state?: (typeof refundStateCodes.phrases)[number] | undefined;
  search?: string | undefined;
  sort?: string | undefined;
}

export function selectGatewayRefunds(db: Reader, filter: GatewayRefundFilter, slice: Slice) {
  return selectListed(db, gatewayRefund, listingOf(filter), slice);
}

export function gatewayRefundKeys(db: Reader, filter: GatewayRefundFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: GatewayRefundFilter): Listing {
  const order = ORDER_BY_SORT[filter.sort ?? "-requestedAt"] ?? ORDER_BY_SORT["-requestedAt"];
  return {
    columns: COLUMNS,
    from: Prisma.sql`${JOINS} where ${whereOf(filter)}`,
    key: Prisma.sql`g.payment_id`,
    order: Prisma.sql`${order}, g.payment_id desc`,
  };
}

export function gatewayRefundOf(db: Transaction, paymentId: bigint): Promise<GatewayRefund | undefined> {
  return queryRow(db, gatewayRefund)`${COLUMNS} ${JOINS} where g.payment_id = ${paymentId}`;
}

interface PaidAnotherWay {
  paymentId: bigint;
  mode: CodeIn<typeof counterModeCodes>;
  reference: string;
  /** The gateway that the shop has now; null when it has none. */
  gateway: string | null;
}

/**
 * Ends a refund that was paid past its gateway, from the account of a payment method, on a day; the SQL function of the
 * same name locks it, and refuses what is under way.
 */
export async function settleRefundRow(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
  { paymentId, mode, reference, gateway }: PaidAnotherWay,
): Promise<void> {
  await tx.$executeRaw`
    select settle_gateway_refund(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date,
      ${paymentId}::bigint, ${mode}, ${reference}, ${gateway}::text)::text`;
}

const COLUMNS = Prisma.sql`
  select g.payment_id, b.id as book_id, b.number as book_number, c.id as client_id, c.name as client_name,
    g.amount_paise, g.gateway, g.gateway_payment_id, coalesce(p.refund_reason, e.remarks) as reason,
    g.state, g.requested_at, g.tries, g.next_try_at, g.last_trouble, g.done_at, g.refund_id,
    -- The gateway may be asked about the others at any time.
    case when g.state in ('waiting', 'refused', 'failed_at_gateway') then refund_hindrance(g.payment_id) end as hindrance,
    g.other_mode, g.other_reference, settler.name as settled_by`;

const JOINS = Prisma.sql`
  from gateway_refunds g
  join payments p on p.id = g.payment_id
  join books b on b.id = p.book_id
  join clients c on c.id = b.client_id
  left join users settler on settler.id = g.settled_by_id
  left join payment_exceptions e on e.payment_id = p.id and e.resolution = 'returned_through_gateway'`;

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  requestedAt: Prisma.sql`g.requested_at`,
  "-requestedAt": Prisma.sql`g.requested_at desc`,
  amount: Prisma.sql`g.amount_paise`,
  "-amount": Prisma.sql`g.amount_paise desc`,
};

function whereOf({ branches, state: phrase, search }: GatewayRefundFilter): Prisma.Sql {
  const conditions = [
    branches === null
      ? Prisma.sql`true`
      : Prisma.sql`(${isOf(Prisma.sql`p.branch_id`, branches)} or ${isOf(Prisma.sql`b.branch_id`, branches)})`,
  ];
  if (phrase !== undefined) conditions.push(Prisma.sql`g.state = ${refundStateCodes.of(phrase)}`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(c.name ilike ${pattern} or b.number ilike ${pattern}
      or g.gateway_payment_id ilike ${pattern} or g.refund_id ilike ${pattern}
      or g.other_reference ilike ${pattern})`);
  }
  return Prisma.join(conditions, " and ");
}
