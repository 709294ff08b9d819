import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import type { Refuse } from "#core/refusal.ts";
import { isPasswordMailed, NO_PASSWORD, replacePassword, shutOut } from "#features/session/index.ts";
import { queueMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import type { WithClient } from "./approval.ts";
import { decisionView, isDecided, mayBecome } from "./application-states.ts";
import type { Decision } from "./application-states.ts";
import { hasBooks, isMessageWaiting, temporaryPasswordOf, updateRequest } from "./application-store.ts";
import type { RequestRow } from "./application-store.ts";

export type DecidedRefusal = "request_already_decided" | "request_already_approved" | "request_already_rejected";

interface DecisionCall {
  actor: { userId: bigint };
  tx: Transaction;
  now: Date;
  refuse: Refuse<DecidedRefusal>;
}

/** What was decided of a request so far. */
export function decisionOf({ clientStatus, bookStatus }: RequestRow): Decision {
  return {
    clientStatus: parseEnum(clientStatus, applicationStatusCodes.all),
    bookStatus: parseEnum(bookStatus, applicationStatusCodes.all),
  };
}

/** Why a request cannot be decided in this way any more: who was first, and how. */
export function refusalOfDecided({ decidedBy, clientStatus }: RequestRow, refuse: Refuse<DecidedRefusal>) {
  if (decidedBy === null) return refuse("request_already_decided");
  return refuse(clientStatus === "rejected" ? "request_already_rejected" : "request_already_approved", {
    name: decidedBy,
  });
}

/** Refuses before any work is done what `finishDecision` would refuse after it. */
export function checkStep(request: RequestRow, to: Partial<Decision>, refuse: Refuse<DecidedRefusal>): void {
  const from = decisionOf(request);
  if (!mayBecome(from, { ...from, ...to })) throw refusalOfDecided(request, refuse);
}

/** Decides one part of a locked request, or both; tells the applicant once all of it is rejected. */
export async function finishDecision(
  { actor, tx, now, refuse }: DecisionCall,
  request: RequestRow & { bookId: bigint | null },
  to: Partial<Decision>,
  reason?: string,
): Promise<ReturnType<typeof decisionView> & { requestId: bigint }> {
  checkStep(request, to, refuse);
  const from = decisionOf(request);
  const next = { ...from, ...to };
  const isNowDecided = isDecided(next) && !isDecided(from);
  await updateRequest(tx, request.id, {
    ...to,
    ...(request.bookId !== null && { bookId: request.bookId }),
    ...(isNowDecided && { decidedAt: now, decidedById: actor.userId }),
    ...(reason !== undefined && { reason }),
  });
  if (isNowDecided && next.clientStatus === "rejected") {
    await takeFirstPasswordBack(tx, request, now);
    await queueMessage(tx, now, {
      kind: "request_rejected",
      dedupeKey: `request_rejected:${request.id}`,
      ...about(request),
    });
  }
  return { requestId: request.id, ...decisionView(next) };
}

/** A step taken before the rejection may have made a sign-in, whose first password is easily guessed. */
async function takeFirstPasswordBack(tx: Transaction, { isSignInNew, userId }: RequestRow, now: Date): Promise<void> {
  if (!isSignInNew || userId === null || (await hasBooks(tx, userId))) return;
  if (!(await temporaryPasswordOf(tx, userId)).isTemporary) return;
  await replacePassword(tx, userId, now, { passwordHash: NO_PASSWORD, temporaryUntil: null });
  await shutOut(tx, userId, now, "rejected");
}

/**
 * Queues what welcomes somebody, from our own records alone. While it waits it is queued once; when it was sent, it is
 * sent again.
 */
export async function queueWelcome({ tx, now }: Pick<DecisionCall, "tx" | "now">, request: WithClient): Promise<void> {
  const key = `request_welcome:${request.id}`;
  const isWaiting = await isMessageWaiting(tx, key);
  const isMobile =
    request.isSignInNew &&
    (await temporaryPasswordOf(tx, request.userId)).isTemporary &&
    !(await isPasswordMailed(tx, request.userId));
  await queueMessage(tx, now, {
    kind: isMobile ? "client_welcome" : "request_approved",
    dedupeKey: isWaiting === false ? `${key}:${newMessageId()}` : key,
    ...about(request),
  });
}

function about({ id, clientId, userId }: RequestRow) {
  return { clientId, userId, payload: { requestId: id.toString() } };
}
