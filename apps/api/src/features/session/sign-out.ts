import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { revokeSession } from "./session-store.ts";

/** Ends the session even when only its refresh token is left. */
export const signOut = sessionCommand(operations.signOut, async ({ actor, db, now, context, cookies, services }) => {
  const claim = cookies.refreshToken === null ? null : services.sessionTokens.refreshClaimOf(cookies.refreshToken);
  cookies.clear();
  const sessionId = actor?.sessionId ?? claim?.sessionId;
  if (sessionId !== undefined && (await revokeSession(db, sessionId, now, "signed out"))) {
    await writeAudit(db, context, now, { recordType: "session", recordId: sessionId });
  }
  return null;
});
