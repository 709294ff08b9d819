import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { giveCookies } from "./give-cookies.ts";
import { loadPerson } from "./person-view.ts";
import { ROTATION_GRACE_MS, sessionExpiry } from "./session-lifetime.ts";
import { findLiveSession, isReplaced, revokeSession, rotateSession } from "./session-store.ts";
import type { StoredSession } from "./session-store.ts";
import type { RefreshClaim } from "#platform/security/session-tokens.ts";

/**
 * New tokens for the same session. A token is good once; the one before it stays good for a moment, because
 * two tabs may refresh at once. An older one was stolen, or its thief was here first: the session ends.
 */
export const refreshSession = sessionCommand(operations.refreshSession, async (call) => {
  const { db, now, context, cookies, services, refuse } = call;
  const claim = cookies.refreshToken === null ? null : services.sessionTokens.refreshClaimOf(cookies.refreshToken);
  const session = claim === null ? null : await refreshed(db, claim, now);
  if (session === null || session === "reused") {
    // A tab that asks while another signs in anew: the browser may hold the cookies of that session by now.
    if (claim === null || !(await isReplaced(db, claim.sessionId))) cookies.clear();
    if (
      session === "reused" &&
      claim !== null &&
      (await revokeSession(db, claim.sessionId, now, "old refresh token used"))
    ) {
      const what = { recordType: "session", recordId: claim.sessionId, detail: { ended: "old refresh token used" } };
      await writeAudit(db, context, now, what);
    }
    throw refuse("session_ended");
  }
  giveCookies(cookies, services.sessionTokens, session, now);
  return loadPerson(db, session.userId, services.timeZone);
});

async function refreshed(db: Database, claim: RefreshClaim, now: Date): Promise<StoredSession | "reused" | null> {
  const session = await findLiveSession(db, claim.sessionId, now);
  if (session === null || claim.generation > session.generation) return null;
  if (claim.generation < session.generation) return isTwinOf(session, claim, now) ? session : "reused";

  const expiresAt = sessionExpiry(session.role, session.startedAt, now);
  if (await rotateSession(db, session, now, expiresAt))
    return { ...session, generation: session.generation + 1, expiresAt };
  const moved = await findLiveSession(db, claim.sessionId, now);
  return moved !== null && isTwinOf(moved, claim, now) ? moved : null;
}

function isTwinOf(session: StoredSession, claim: RefreshClaim, now: Date): boolean {
  const age = now.getTime() - session.rotatedAt.getTime();
  return claim.generation === session.generation - 1 && age <= ROTATION_GRACE_MS;
}
