import { Prisma } from "#generated/prisma/client.ts";
import type { CommandContext } from "#kernel/handler.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { REFUND_STATE } from "#features/payments/refunds/gateway-refund-store.ts";

export interface ExceptionRow {
  id: bigint;
  kind: string;
  payment_id: bigint;
  book_id: bigint;
  book_number: string;
  book_status: string;
  client_id: bigint;
  client_name: string;
  client_mobile: string;
  amount_paise: bigint;
  mode: string;
  payment_status: string;
  paid_at: Date;
  transaction_number: string | null;
  saves_gold: boolean;
  is_held_by_gateway: boolean;
  raised_at: Date;
  raised_by: string | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  resolution: string | null;
  reference: string | null;
  remarks: string | null;
  refund_state: string | null;
  receipt_number: string | null;
}

export interface ExceptionFilter {
  state?: "Open" | "Resolved" | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** Payments that cannot be credited as they stand, newest first unless sorted otherwise. */
export async function selectExceptions(
  db: Reader,
  filter: ExceptionFilter,
): Promise<{ rows: ExceptionRow[]; total: number }> {
  const where = whereOf(filter);
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<ExceptionRow[]>`
      ${COLUMNS} ${JOINS}
      where ${where}
      order by ${ORDER_BY_SORT[filter.sort ?? "-raisedAt"] ?? ORDER_BY_SORT["-raisedAt"]}, e.id desc
      limit ${filter.limit} offset ${filter.offset}`,
    db.$queryRaw<[{ total: number }]>`select count(*)::int as total ${JOINS} where ${where}`,
  ]);
  return { rows, total: counted.total };
}

export async function exceptionById(tx: Transaction, id: bigint): Promise<ExceptionRow | undefined> {
  const [row] = await tx.$queryRaw<ExceptionRow[]>`${COLUMNS} ${JOINS} where e.id = ${id}`;
  return row;
}

/** Ends the payment of an exception; the SQL function of the same name locks it and its book, and refuses what is over. */
export async function resolveExceptionRow(
  tx: Transaction,
  now: Date,
  byUserId: bigint,
  given: { exceptionId: bigint; resolution: string; reference: string | null; remarks: string },
): Promise<void> {
  const { exceptionId, resolution, reference, remarks } = given;
  await tx.$queryRaw`
    select resolve_payment_exception(${now}::timestamptz, ${byUserId}::bigint, ${exceptionId}::bigint, ${resolution},
                                     ${reference}, ${remarks})`;
}

/** Credits the payment of an exception to its book, by the SQL function of the same name. */
export async function keepExceptionRow(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
  given: { exceptionId: bigint; weightMg: bigint | null; weightReason: string | null; remarks: string },
): Promise<void> {
  const { exceptionId, weightMg, weightReason, remarks } = given;
  await tx.$queryRaw`
    select keep_payment_exception(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date,
      ${exceptionId}::bigint, ${weightMg}::bigint, ${weightReason}, ${remarks})`;
}

const COLUMNS = Prisma.sql`
  select e.id, e.kind, e.payment_id, b.id as book_id, b.number as book_number, b.status as book_status,
    c.id as client_id, c.name as client_name, c.mobile as client_mobile, p.amount_paise, p.mode,
    p.status as payment_status, p.paid_at, p.transaction_number, e.raised_at, raiser.name as raised_by, e.resolved_at,
    resolver.name as resolved_by, e.resolution, e.reference, e.remarks, v.accrual = 'weight' as saves_gold,
    is_held_by_gateway(p) as is_held_by_gateway,
    case when e.resolution = 'Returned through the gateway' then ${REFUND_STATE} end as refund_state,
    case when e.resolution = 'Kept as an instalment' then p.receipt_number end as receipt_number`;

const JOINS = Prisma.sql`
  from payment_exceptions e
  join payments p on p.id = e.payment_id
  join books b on b.id = p.book_id
  join clients c on c.id = b.client_id
  join scheme_versions v on v.id = b.scheme_version_id
  left join gateway_refunds g on g.payment_id = p.id
  left join users raiser on raiser.id = e.raised_by_id
  left join users resolver on resolver.id = e.resolved_by_id`;

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  raisedAt: Prisma.sql`e.raised_at`,
  "-raisedAt": Prisma.sql`e.raised_at desc`,
  amount: Prisma.sql`p.amount_paise`,
  "-amount": Prisma.sql`p.amount_paise desc`,
  name: Prisma.sql`c.name`,
  "-name": Prisma.sql`c.name desc`,
  bookNumber: Prisma.sql`b.number`,
  "-bookNumber": Prisma.sql`b.number desc`,
};

function whereOf({ state, search }: ExceptionFilter): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (state === "Open") conditions.push(Prisma.sql`e.resolved_at is null`);
  if (state === "Resolved") conditions.push(Prisma.sql`e.resolved_at is not null`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(c.name ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern}
      or p.transaction_number ilike ${pattern} or e.reference ilike ${pattern} or p.id::text = ${search})`);
  }
  return Prisma.join(conditions, " and ");
}
