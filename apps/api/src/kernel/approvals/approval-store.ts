import { approvalStates } from "@thangam/contracts/approvals/schemas";
import type { ApprovalState } from "@thangam/contracts/approvals/schemas";
import type { ApprovalKind } from "@thangam/contracts/kernel/approval-kinds";
import type { CommandContext } from "#core/command-context.ts";
import { storedDanger } from "#core/stored-danger.ts";
import type { StoredDanger } from "#core/stored-danger.ts";
import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";
import { queryRow, queryRows, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const lockedApproval = row({
  id: column.id,
  state: column.enumOf(approvalStates),
  operation: column.text,
  dangers: column.listOf(storedDanger),
  sealedInput: column.nullable(column.bytes),
  inputHash: column.text,
  makerId: column.id,
  branchId: column.integer,
  reason: column.nullable(column.text),
  expiresAt: column.moment,
  takesEffectAt: column.nullable(column.moment),
});
export type LockedApproval = RowOf<typeof lockedApproval>;

/** Holds it until the transaction ends: of many who decide, one is first. */
export function lockApproval(tx: Transaction, approvalId: bigint): Promise<LockedApproval | undefined> {
  return queryRow(tx, lockedApproval)`
    select id, state, operation, dangers, sealed_input, input_hash, maker_id, branch_id, reason, expires_at, takes_effect_at
    from approvals where id = ${approvalId} for no key update`;
}

/**
 * One whose delay is over and that has not expired, held until the transaction ends; not one that somebody else holds, or that
 * was tried already. The twin: `approvals_confirmed_check`.
 */
export async function lockDueApproval(
  tx: Transaction,
  now: Date,
  tried: readonly bigint[],
): Promise<LockedApproval | undefined> {
  const [due] = await queryRows(tx, lockedApproval)`
    select id, state, operation, dangers, sealed_input, input_hash, maker_id, branch_id, reason, expires_at, takes_effect_at
    from approvals where state = 'waiting' and takes_effect_at <= ${now}::timestamptz and expires_at > ${now}::timestamptz
      and id <> all(${[...tried]}::bigint[])
    order by takes_effect_at, id limit 1 for no key update skip locked`;
  return due;
}

interface NewApproval {
  state: "waiting" | "told";
  kind: ApprovalKind;
  dangers: readonly StoredDanger[];
  operation: string;
  sealedInput: Uint8Array<ArrayBuffer> | null;
  inputHash: string;
  reason: string | null;
  makerId: bigint;
  branchId: number;
  askedAt: Date;
  expiresAt: Date;
  takesEffectAt: Date | null;
}

/** Returns its number; null where the same call or the same refund waits already. */
export async function insertApproval(tx: Transaction, approval: NewApproval): Promise<bigint | null> {
  const { state, kind, dangers, operation, sealedInput, inputHash, reason, makerId, branchId } = approval;
  const [id] = await queryValues(tx, column.id)`
    insert into approvals (state, kind, dangers, operation, sealed_input, input_hash, reason, maker_id, branch_id, asked_at,
      expires_at, takes_effect_at)
    values (${state}, ${kind}, ${JSON.stringify(dangers)}::jsonb, ${operation}, ${sealedInput}, ${inputHash}, ${reason},
      ${makerId}, ${branchId}::smallint, ${approval.askedAt}::timestamptz, ${approval.expiresAt}::timestamptz,
      ${approval.takesEffectAt}::timestamptz)
    on conflict do nothing
    returning id`;
  return id ?? null;
}

/** Which request keeps another from waiting: the same call, or one for the same refund. */
export async function idOfWaiting(
  tx: Transaction,
  { operation, inputHash, kind, dangers }: Pick<NewApproval, "operation" | "inputHash" | "kind" | "dangers">,
): Promise<bigint | null> {
  const recordId = kind === "refund" ? (dangers[0]?.recordId ?? null) : null;
  const [id] = await queryValues(tx, column.id)`
    select id from approvals where operation = ${operation} and state = 'waiting'
      and (input_hash = ${inputHash} or kind = 'refund' and dangers #>> '{0,recordId}' = ${recordId}::text)
    order by id limit 1`;
  return id ?? null;
}

/** How an approval ends that was to be carried out. */
export type ApprovalEnd =
  | { state: "approved"; outcome: null }
  | { state: "failed"; outcome: { code: string; params: Record<string, string> } };

interface Decision {
  state: Exclude<ApprovalState, "waiting" | "told">;
  checkerId: bigint | null;
  now: Date;
  remarks?: string | null;
  outcome?: { code: string; params: Record<string, string> } | null;
}

/** Ends it. The sealed input goes with that: nobody needs it any more. */
export async function endApproval(
  tx: Transaction,
  approvalId: bigint,
  { state, checkerId, now, remarks = null, outcome = null }: Decision,
): Promise<void> {
  await tx.$executeRaw`
    update approvals set state = ${state}, checker_id = ${checkerId}::bigint, decided_at = ${now}::timestamptz,
      remarks = ${remarks}, outcome = ${outcome === null ? null : JSON.stringify(outcome)}::jsonb, sealed_input = null
    where id = ${approvalId}`;
}

/** Ends some that nobody decided about in time; returns their numbers. */
export function expireApprovals(tx: Transaction, now: Date): Promise<bigint[]> {
  return queryValues(tx, column.id)`
    update approvals set state = 'expired', decided_at = ${now}::timestamptz, sealed_input = null
    where id in (select id from approvals where state = 'waiting' and expires_at <= ${now}::timestamptz
                 order by id limit 200 for no key update skip locked)
    returning id`;
}

/** Writes to the Admins that something takes effect by itself. */
export async function tellAdmins(tx: Transaction, now: Date, approvalId: bigint): Promise<void> {
  await tx.$executeRaw`select tell_admins_of_approval(${now}::timestamptz, ${approvalId}::bigint)`;
}

/** What a request with this key was answered, if it was; requests with the same key come one after the other from here on. */
export async function lockRequest(
  tx: Transaction,
  { actorId, key }: CommandContext,
): Promise<{ operation: string; requestHash: string; response: unknown } | null> {
  if (key === null) return null;
  const principal = BigInt(actorId ?? 0);
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${principal}:${key}`}, 741))`;
  const stored = await tx.idempotencyKey.findUnique({ where: { principal_key: { principal, key } } });
  return stored === null || stored.response === null ? null : stored;
}

/** `rollbackToSavepoint` undoes what is written from here on, and releases the locks taken since. */
export async function savepoint(tx: Transaction): Promise<void> {
  await tx.$executeRaw`savepoint apply_approval`;
}

export async function rollbackToSavepoint(tx: Transaction): Promise<void> {
  await tx.$executeRaw`rollback to savepoint apply_approval`;
}

/** Has the rules of the database that are checked at the commit checked now. */
export async function checkDeferredRules(tx: Transaction): Promise<void> {
  await tx.$executeRaw`set constraints all immediate`;
}
