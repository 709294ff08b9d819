import type { Operation } from "@thangam/contracts/kernel/operation";
import type { CommandContext } from "#core/command-context.ts";
import type { Danger } from "#core/danger.ts";
import { refuse } from "#core/refusal.ts";
import { storedDangerOf } from "#core/stored-danger.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { writeAudit } from "#audit/index.ts";
import { claimKey, storeAnswer } from "#kernel/answered-requests.ts";
import type { Services } from "#kernel/handler.ts";
import type { Actor } from "#core/actor.ts";
import { inHashedTransaction } from "#kernel/hashed-transaction.ts";
import { requestHash } from "#kernel/request-hash.ts";
import { lockRequest, idOfWaiting, insertApproval, tellAdmins } from "./approval-store.ts";
import { countOtherAdmins, currentApprovalSettings, isShopRunning, wasShopSetUp } from "./approval-settings-store.ts";
import type { ApprovalSettings } from "./approval-settings-store.ts";
import { isOverLimit, verdictOn } from "./policy.ts";
import type { Situation, Verdict } from "./policy.ts";
import { boundTo } from "./sealed-input.ts";
import { asWaitingAnswer, waitingAnswerOf } from "./waiting-answer.ts";
import type { WaitingAnswer } from "./waiting-answer.ts";

/** A call that may turn out to be dangerous. */
export interface Call {
  db: Database;
  services: Services;
  operation: Operation;
  actor: Actor;
  context: CommandContext;
  now: Date;
  /** The input as it was sent, and as it was understood. */
  json: unknown;
  input: unknown;
  /** What else belongs into the transaction that keeps a call which waits. */
  whenItWaits?: (tx: Transaction) => Promise<void>;
}

/** Thrown inside the transaction of a call that has to wait: all that it did is rolled back. */
class MustWait extends Error {
  readonly dangers: readonly Danger[];
  readonly settings: ApprovalSettings;
  readonly verdict: Verdict;

  constructor(dangers: readonly Danger[], settings: ApprovalSettings, verdict: Verdict) {
    super("This call waits for an approval");
    this.dangers = dangers;
    this.settings = settings;
    this.verdict = verdict;
  }
}

/**
 * Runs a command in a transaction. Where it turns out to be one that waits, nothing of it stays but the request for an
 * approval. So whatever would be refused is refused at once, and what is dangerous is known from what was about to happen.
 */
export async function runOrAsk(
  call: Call,
  run: (tx: Transaction, services: Services) => Promise<unknown>,
): Promise<unknown> {
  for (;;) {
    try {
      return await inHashedTransaction(call.db, call.services, run);
    } catch (error) {
      if (!(error instanceof MustWait)) throw error;
      const answer = await inTransaction(call.db, (tx) => ask(tx, call, error));
      if (answer !== null) return answer;
      // The same request was carried out meanwhile: run again, it returns what it returned then.
    }
  }
}

/** The same for a money operation, which keeps its own key and answer. */
export function runMoneyOrAsk(
  call: Call,
  run: (tx: Transaction, dangers: Danger[]) => Promise<unknown>,
): Promise<unknown> {
  return runOrAsk(call, async (tx) => {
    const earlier = await lockRequest(tx, call.context);
    const { operation, requestHash: hash } = call.context;
    if (earlier !== null && (earlier.operation !== operation || earlier.requestHash !== hash))
      throw refuse("idempotency_key_reused");
    const waiting = asWaitingAnswer(earlier?.response);
    if (waiting !== null) return waiting;
    const dangers: Danger[] = [];
    const before = await situationBefore(tx, call);
    const answer = await run(tx, dangers);
    if (earlier === null) await weigh(tx, call, dangers, before);
    return answer;
  });
}

/** By what a call is judged. */
interface Before {
  settings: ApprovalSettings;
  situation: Situation;
}

/**
 * What holds before a call runs. It is read before, because a call may change it: whoever weakens the settings, or shuts out
 * the only other Admin, is judged by the settings and the Admins that there were.
 */
export async function situationBefore(tx: Transaction, { actor }: Call): Promise<Before> {
  const settings = await currentApprovalSettings(tx);
  const isRunning = await isShopRunning(tx);
  const hasOtherAdmin = (await countOtherAdmins(tx, actor.userId)) > 0;
  const wasSetUp = hasOtherAdmin || (await wasShopSetUp(tx));
  return { settings, situation: { role: actor.role, isRunning, hasOtherAdmin, wasSetUp } };
}

/** Lets a call go on, tells the other Admins of it, or throws `MustWait`. */
export async function weigh(
  tx: Transaction,
  call: Call,
  dangers: readonly Danger[],
  { settings, situation }: Before,
): Promise<void> {
  if (dangers.length === 0) return;
  const verdict = verdictOn(dangers, settings, situation);
  if (verdict === "go") return;
  if (verdict !== "tell") throw new MustWait(dangers, settings, verdict);
  if (await leavesNobodyToTell(tx, call)) throw new MustWait(dangers, settings, "delay");
  await insertApproval(tx, {
    ...recordOf(call, dangers, settings),
    state: "told",
    sealedInput: null,
    takesEffectAt: null,
  });
}

/** Whether a call that has run shut out the last other Admin, who would have been told. */
async function leavesNobodyToTell(tx: Transaction, { actor }: Call): Promise<boolean> {
  return (await countOtherAdmins(tx, actor.userId)) === 0 && (await wasShopSetUp(tx));
}

/** Keeps the request, and what its caller is answered. Null when the same request was carried out meanwhile. */
async function ask(tx: Transaction, call: Call, wait: MustWait): Promise<WaitingAnswer | null> {
  const { context, now, actor, json, services } = call;
  // A money operation with the same key must not meet an answer that is none of its own.
  await lockRequest(tx, context);
  const earlier = await claimKey(tx, context, now);
  if (earlier !== null) return asWaitingAnswer(earlier.answer);
  const { dangers, settings, verdict } = wait;
  const record = recordOf(call, dangers, settings);
  const { operation, inputHash } = record;
  const takesEffectAt = verdict === "delay" ? later(now, settings.delayMinutes) : null;
  const id = await insertApproval(tx, {
    ...record,
    state: "waiting",
    sealedInput: services.secrets.seal(
      JSON.stringify(json ?? {}),
      boundTo({ makerId: actor.userId, operation, inputHash }),
    ),
    takesEffectAt,
    expiresAt: later(takesEffectAt ?? now, settings.expiryHours * 60),
  });
  if (id === null) {
    const waiting = await idOfWaiting(tx, record);
    throw refuse("approval_waiting", { approval: waiting?.toString() ?? "" });
  }
  await call.whenItWaits?.(tx);
  const { kind, subject } = record.dangers[0] ?? { kind: record.kind, subject: "" };
  const detail = { operation, kind, subject, ...(record.reason !== null && { reason: record.reason }) };
  await writeAudit(tx, { ...context, operation: "Ask_For_Approval" }, now, {
    recordType: "approval",
    recordId: id,
    detail,
  });
  if (takesEffectAt !== null) await tellAdmins(tx, now, id);
  const answer = waitingAnswerOf(id, { takesEffectAt, reason: record.reason });
  await storeAnswer(tx, context, answer);
  return answer;
}

function recordOf(
  { services, operation, actor, now, input }: Call,
  dangers: readonly Danger[],
  settings: ApprovalSettings,
) {
  const over = dangers.filter((danger) => isOverLimit(danger, settings));
  // Those that need the approval first.
  const sorted = [...over, ...dangers.filter((danger) => !over.includes(danger))];
  return {
    kind: sorted[0]?.kind ?? "approval_settings",
    dangers: sorted.map(storedDangerOf),
    operation: operation.wire,
    inputHash: requestHash(services.secrets, operation.wire, input),
    reason: dangers.find(({ reason }) => reason !== null && reason !== undefined)?.reason ?? null,
    makerId: actor.userId,
    branchId: actor.branches.current,
    askedAt: now,
    expiresAt: later(now, settings.expiryHours * 60),
  };
}

function later(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
