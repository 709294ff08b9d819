import { operations } from "@thangam/contracts";
import { sessionCommand } from "#kernel/handler.ts";
import { NotSignedIn } from "#core/refusal.ts";
import { loadPerson } from "./person-view.ts";

/** Who is signed in. A browser that can still refresh its session is told to do so, not that nobody is there. */
export const getSession = sessionCommand(operations.getSession, async ({ actor, db, cookies, services }) => {
  if (actor !== null) return loadPerson(db, actor.userId, services.timeZone);
  const { refreshToken } = cookies;
  if (refreshToken !== null && services.sessionTokens.refreshClaimOf(refreshToken) !== null) throw new NotSignedIn();
  return null;
});
