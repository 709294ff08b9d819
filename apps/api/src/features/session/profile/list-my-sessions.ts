import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { selectSessionsOf } from "./profile-store.ts";

export const listMySessions = query(operations.listMySessions, async ({ actor, db, now }) => {
  const sessions = await selectSessionsOf(db, actor.userId, now);
  return sessions.map(({ id, address, userAgent, createdAt, lastSeenAt }) => ({
    id,
    address,
    userAgent,
    signedInAt: createdAt,
    lastSeenAt,
    isThisOne: id === actor.sessionId,
  }));
});
