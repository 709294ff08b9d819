import { approvalStates, gatewayWords } from "@thangam/contracts/approvals/schemas";
import type { approvalViews, ApprovalState } from "@thangam/contracts/approvals/schemas";
import type { ApprovalKind } from "@thangam/contracts/kernel/approval-kinds";
import { Prisma } from "#generated/prisma/client.ts";
import { storedDanger } from "#core/stored-danger.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

const approvalRow = row({
  id: column.id,
  state: column.enumOf(approvalStates),
  operation: column.text,
  dangers: column.listOf(storedDanger),
  gatewayWord: column.nullable(column.enumOf(gatewayWords)),
  gatewayWordAt: column.nullable(column.moment),
  reason: column.nullable(column.text),
  makerId: column.id,
  maker: column.text,
  askedAt: column.moment,
  expiresAt: column.moment,
  takesEffectAt: column.nullable(column.moment),
  checker: column.nullable(column.text),
  decidedAt: column.nullable(column.moment),
  remarks: column.nullable(column.text),
  outcome: column.nullable(column.object({ code: column.text, params: column.textByKey })),
});

export type ApprovalRow = RowOf<typeof approvalRow>;

export interface ApprovalFilter {
  branches: Branches;
  /** That was asked for: it narrows somebody's own requests, too. */
  branchNumber?: number | undefined;
  actorId: bigint;
  /** Whose time is over by then counts as expired. */
  now: Date;
  /** The operations about which the caller may decide. */
  checkable: readonly string[];
  view: (typeof approvalViews)[number];
  state?: ApprovalState | undefined;
  kind?: ApprovalKind | undefined;
  approvalId?: bigint | undefined;
  search?: string | undefined;
}

/** Newest first; of the queue, which is to be worked through, the oldest. */
export async function selectApprovals(
  db: Reader,
  filter: ApprovalFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ApprovalRow[]; total: number }> {
  const where = matching(filter);
  const order = filter.view === "queue" ? Prisma.sql`a.id` : Prisma.sql`a.id desc`;
  const [rows, total] = await Promise.all([
    queryRows(db, approvalRow)`${SELECT} where ${where} order by ${order} limit ${limit} offset ${offset}`,
    queryValue(db, column.integer)`
      select count(*)::int from approvals a join users m on m.id = a.maker_id where ${where}`,
  ]);
  return { rows, total };
}

export async function findApproval(db: Reader, approvalId: bigint): Promise<ApprovalRow | undefined> {
  const [found] = await queryRows(db, approvalRow)`${SELECT} where a.id = ${approvalId}`;
  return found;
}

export async function setReason(tx: Transaction, approvalId: bigint, reason: string): Promise<void> {
  await tx.$executeRaw`update approvals set reason = ${reason} where id = ${approvalId}`;
}

const SELECT = Prisma.sql`
  select a.id, a.state, a.operation, a.dangers, g.word as gateway_word, g.said_at as gateway_word_at, a.reason, a.maker_id,
    m.name as maker, a.asked_at, a.expires_at, a.takes_effect_at, c.name as checker, a.decided_at, a.remarks, a.outcome
  from approvals a join users m on m.id = a.maker_id left join users c on c.id = a.checker_id
  left join lateral worst_gateway_word(a.dangers) g on true`;

function matching({
  branches,
  branchNumber,
  actorId,
  now,
  checkable,
  view,
  state,
  kind,
  approvalId,
  search,
}: ApprovalFilter): Prisma.Sql {
  const isOwn = Prisma.sql`a.maker_id = ${actorId}`;
  const mayCheck = Prisma.sql`(a.maker_id <> ${actorId} and a.operation = any(${[...checkable]}::text[])
    and ${isOf(Prisma.sql`a.branch_id`, branches)})`;
  const byView = {
    queue: Prisma.sql`${mayCheck} and ${isIn("waiting", now)}`,
    mine: isOwn,
    all: Prisma.sql`(${isOwn} or ${mayCheck})`,
  };
  const conditions = [byView[view]];
  if (branchNumber !== undefined) conditions.push(isOf(Prisma.sql`a.branch_id`, branches));
  if (state !== undefined) conditions.push(isIn(state, now));
  if (kind !== undefined) conditions.push(Prisma.sql`a.dangers @> ${JSON.stringify([{ kind }])}::jsonb`);
  if (approvalId !== undefined) conditions.push(Prisma.sql`a.id = ${approvalId}`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(m.name ilike ${pattern} or exists (
      select from jsonb_array_elements(a.dangers) d where d ->> 'subject' ilike ${pattern}))`);
  }
  return Prisma.join(conditions, " and ");
}

/** As approvalView() says it: a request whose time is over has expired, also before the job says so. */
function isIn(state: ApprovalState, now: Date): Prisma.Sql {
  if (state === "waiting") return Prisma.sql`(a.state = 'waiting' and a.expires_at > ${now}::timestamptz)`;
  if (state === "expired")
    return Prisma.sql`(a.state = 'expired' or (a.state = 'waiting' and a.expires_at <= ${now}::timestamptz))`;
  return Prisma.sql`a.state = ${state}`;
}
